#!/usr/bin/env python3
"""Prints a word: gen.py --seed S --n LENGTH --kind same|different|runs"""
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


def same(rng, n):
    return "w" * n


def different(rng, n):
    """No two neighbours are equal: the longest code."""
    return "".join("abcdefgh"[(i % 2) * 4 + rng.below(4)] for i in range(n))


def runs(rng, n):
    word = ""
    while len(word) < n:
        word += "pqrst"[rng.below(5)] * (1 + rng.below(300))
    return word[:n]


KINDS = {"same": same, "different": different, "runs": runs}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(KINDS[options.kind](rng, options.n))


main()
