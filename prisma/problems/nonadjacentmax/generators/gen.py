#!/usr/bin/env python3
"""Prints a row of numbers: gen.py --seed S --n LENGTH --kind random|pairs|gaps"""
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


def random_numbers(rng, n):
    return [rng.below(10**9 + 1) for _ in range(n)]


def pairs(rng, n):
    """Two large neighbours, then a gap of one or two: the choice must change its step all the time."""
    nums = []
    while len(nums) < n:
        nums += [10**8 + rng.below(10**8), 10**8 + rng.below(10**8)]
        nums += [rng.below(10**6) for _ in range(1 + rng.below(2))]
    return nums[:n]


def gaps(rng, n):
    """Mostly zeros."""
    return [rng.below(1000) if rng.below(4) == 0 else 0 for _ in range(n)]


KINDS = {"random": random_numbers, "pairs": pairs, "gaps": gaps}


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
