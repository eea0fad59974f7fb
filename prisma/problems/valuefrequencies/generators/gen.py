#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind few|many|different"""
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


def few(rng, n):
    return [rng.below(21) - 10 for _ in range(n)]


def many(rng, n):
    """Values up to a third of the length on both sides of 0."""
    return [rng.below(2 * (n // 3) + 1) - n // 3 for _ in range(n)]


def different(rng, n):
    """All values are different and stand in no order."""
    return rng.shuffled(range(-(10**9), 10**9 + 1, 2 * 10**9 // n))[:n]


KINDS = {"few": few, "many": many, "different": different}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(len(nums))
    print(*nums)


main()
