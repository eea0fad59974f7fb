#!/usr/bin/env python3
"""Prints operations of a search field: gen.py --seed S --n COUNT --kind many|ties|long|broad"""
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
    """Adds words that begin alike, then asks as often, for short beginnings above all."""
    words = ["s" + rng.word("abcdefghijkl", 5) for _ in range(n)]
    for word in words:
        yield "add %s %d" % (word, 1 + rng.below(10000))
    for word in words:
        yield "ask " + (word[: 1 + rng.below(5)] if rng.below(8) else word[:4] + "zz")


def ties(rng, n):
    """Few words, which become heavier again and again, many of them by the same."""
    for _ in range(n):
        word = rng.word("abc", 1 + rng.below(6))
        if rng.below(5) < 3:
            yield "add %s %d" % (word, 1 + rng.below(3))
        else:
            yield "ask " + word[: 1 + rng.below(3)]


def long(rng, n):
    """Adds long words, then asks for their beginnings, some of them with the end changed."""
    words = [rng.word("ab", 4) + rng.word("abcdefghijklmnopqrstuvwxyz", 46) for _ in range(n)]
    for word in words:
        yield "add %s %d" % (word, 1 + rng.below(100))
    for i, word in enumerate(words):
        length = 1 + rng.below(50) if i % 2 else 1 + rng.below(8)
        yield "ask " + word[: length - 1] + ("z" if rng.below(6) == 0 else word[length - 1])


def broad(rng, n):
    """Adds words that begin alike, then asks as often for the letter that all of them begin with."""
    for _ in range(n):
        yield "add s%s %d" % (rng.word("abcdefghijkl", 5), 1 + rng.below(10000))
    for _ in range(n):
        yield "ask s"


KINDS = {"many": many, "ties": ties, "long": long, "broad": broad}


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
