#!/usr/bin/env python3
"""Prints words: gen.py --seed S --n COUNT --length LETTERS --letters COUNT --kind apart|any|same"""
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


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def word(rng, length, letters):
    return "".join(LETTERS[rng.below(letters)] for _ in range(length))


def apart(rng, n, length, letters):
    """No two are anagrams of each other."""
    words = {}
    while len(words) < n:
        one = word(rng, length, letters)
        words.setdefault("".join(sorted(one)), one)
    return list(words.values())


def any_words(rng, n, length, letters):
    """Words of any length up to the given one."""
    return [word(rng, 1 + rng.below(length), letters) for _ in range(n)]


def same(rng, n, length, letters):
    """All are anagrams of each other, some of them equal."""
    tiles = word(rng, length, letters)
    return ["".join(rng.shuffled(tiles)) for _ in range(n)]


KINDS = {"apart": apart, "any": any_words, "same": same}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "length", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    rng = Splitmix64(options.seed)
    print("\n".join(KINDS[options.kind](rng, options.n, options.length, options.letters)))


main()
