#!/usr/bin/env python3
"""Prints n, the target and numbers: gen.py --seed S --n COUNT --kind many|none"""
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


def many(rng, n):
    """The numbers from 2 on: thousands of combinations."""
    return 40, rng.shuffled(range(2, n + 2))


def none(rng, n):
    """Even numbers never make an odd target."""
    return 39, rng.shuffled(range(2, 2 * n + 2, 2))


KINDS = {"many": many, "none": none}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    target, nums = KINDS[options.kind](rng, options.n)
    print(len(nums), target)
    print(*nums)


main()
