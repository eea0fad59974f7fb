#!/usr/bin/env python3
"""Prints two words: gen.py --seed S --n LENGTH --letters NUMBER --kind anagram|changed"""
import argparse


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def anagram(rng, word):
    return rng.shuffled(word)


def changed(rng, word):
    """One letter is another one: all counts but two are equal."""
    other = rng.shuffled(word)
    other[-1] = "b" if other[-1] != "b" else "a"
    return other


KINDS = {"anagram": anagram, "changed": changed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--letters", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    alphabet = "abcdefghijklmnopqrstuvwxyz"[: options.letters]
    word = [alphabet[rng.below(len(alphabet))] for _ in range(options.n)]
    print("".join(word))
    print("".join(KINDS[options.kind](rng, word)))


main()
