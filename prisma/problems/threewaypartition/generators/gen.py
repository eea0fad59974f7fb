#!/usr/bin/env python3
"""Prints 0, 1 and 2: gen.py --seed S --n LENGTH --kind falling|mixed|ones"""
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


def falling(rng, n):
    """All twos, then all ones, then all zeros."""
    third = n // 3
    return [2] * third + [1] * third + [0] * (n - 2 * third)


def mixed(rng, n):
    return [rng.below(3) for _ in range(n)]


def ones(rng, n):
    """Mostly ones."""
    return [(0, 2)[rng.below(2)] if rng.below(50) == 0 else 1 for _ in range(n)]


KINDS = {"falling": falling, "mixed": mixed, "ones": ones}


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
