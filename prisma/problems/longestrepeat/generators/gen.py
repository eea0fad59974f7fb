#!/usr/bin/env python3
"""Prints a text: gen.py --seed S --n LENGTH --kind two|same|all|copy"""
import argparse

LETTERS = "abcdefghijklmnopqrstuvwxyz"


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

    def text(self, alphabet, length):
        return "".join(alphabet[self.below(len(alphabet))] for _ in range(length))


def two(rng, n):
    return rng.text("ab", n)


def same(rng, n):
    return LETTERS[rng.below(26)] * n


def every(rng, n):
    """Repeats are short; whose hashes collide finds longer ones."""
    return rng.text(LETTERS, n)


def copy(rng, n):
    """A third of the text occurs a second time; the rest is random."""
    stretch = rng.text(LETTERS, n // 3)
    before = rng.text(LETTERS, n // 10)
    between = rng.text(LETTERS, n // 7)
    after = rng.text(LETTERS, n - 2 * len(stretch) - len(before) - len(between))
    return before + stretch + between + stretch + after


KINDS = {"two": two, "same": same, "all": every, "copy": copy}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
