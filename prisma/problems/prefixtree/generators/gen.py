#!/usr/bin/env python3
"""Prints operations on a store of words: gen.py --seed S --n COUNT --kind many|long|mixed"""
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

    def word(self, alphabet, length):
        return "".join(alphabet[self.below(len(alphabet))] for _ in range(length))


def many(rng, n):
    """Inserts words that begin alike, then asks for as many prefixes, most of them absent."""
    words = ["mist" + rng.word("abcdefgh", 6) for _ in range(n)]
    for word in words:
        yield "insert " + word
    for word in words:
        absent = "mist" + rng.word("abcdefgh", 4) + "zz"
        yield "startswith " + (word if rng.below(10) == 0 else absent)


def long(rng, n):
    """Inserts long words, then asks for each but its last letter, right or with the end changed."""
    words = [rng.word("abcdefghijklmnopqrstuvwxyz", 500) for _ in range(n)]
    for word in words:
        yield "insert " + word
    for i, word in enumerate(words):
        if i % 4 == 0:
            yield "search " + word
        elif i % 4 == 1:
            yield "search " + word[:-1]
        elif i % 4 == 2:
            yield "startswith " + word[:-1]
        else:
            yield "startswith " + word[:-1] + ("a" if word[-1] != "a" else "b")


def mixed(rng, n):
    """Short words of few letters in all operations, so that about half of the answers are true."""
    for _ in range(n):
        word = rng.word("abcd", 3 + rng.below(7))
        yield ("insert ", "search ", "startswith ")[rng.below(3)] + word


KINDS = {"many": many, "long": long, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = list(KINDS[options.kind](Splitmix64(options.seed), options.n))
    print(len(operations))
    print("\n".join(operations))


main()
