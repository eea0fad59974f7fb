#!/usr/bin/env python3
"""Prints a list with exactly one pair: gen.py --seed S --n LENGTH --kind end|ends|repeats|twice"""
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


def even_list(rng, n, spread, i, j):
    """All values are even but the one at j, and the one at i occurs once: no other pair fits."""
    nums = [2 * rng.below(spread) - spread for _ in range(n)]
    partner = nums[i]
    nums = [num + 2 if num == partner else num for num in nums]
    nums[i] = partner
    nums[j] += 1
    return nums, partner + nums[j]


def same_value_twice(rng, n):
    """The smallest value occurs twice, so every other sum is larger."""
    nums = [-999999 + rng.below(1999999) for _ in range(n)]
    nums[n // 3] = nums[n - 2] = -1000000
    return nums, -2000000


KINDS = {
    "end": lambda rng, n: even_list(rng, n, 1000000, n - 2, n - 1),
    "ends": lambda rng, n: even_list(rng, n, 1000000, 0, n - 1),
    "repeats": lambda rng, n: even_list(rng, n, 500, n // 2, n // 2 + 1),
    "twice": same_value_twice,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums, target = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n, target)
    print(*nums)


main()
