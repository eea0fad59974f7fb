#!/usr/bin/env python3
"""Prints numbers: gen.py --seed S --n NUMBERS --kind KIND"""
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

    def between(self, low, high):
        return low + self.below(high - low + 1)


def random(rng, n):
    """Any numbers below half of the limit: none has the highest bit."""
    return [rng.below(2**30) for _ in range(n)]


def alike(rng, n):
    """Numbers that differ in the lower bits only."""
    upper = rng.below(2**13) << 18
    return [upper | rng.below(2**18) for _ in range(n)]


def equal(rng, n):
    """One number, again and again."""
    return [rng.below(2**31)] * n


def sparse(rng, n):
    """Numbers with few ones, and only two of them have the highest bit."""
    nums = [1 << rng.below(30) | 1 << rng.below(30) | 1 << rng.below(30) for _ in range(n)]
    for _ in range(2):
        nums[rng.below(n)] = 1 << 30 | rng.below(2**20)
    return nums


def full(rng, n):
    """All numbers up to the limit of 31 bits may come."""
    return [rng.below(2**31) for _ in range(n)]


KINDS = {"random": random, "alike": alike, "equal": equal, "sparse": sparse, "full": full}


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
