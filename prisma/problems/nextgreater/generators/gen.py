#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind falling|valley|random|waves"""
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
    """From 10^6 down; now and then two neighbours are equal."""
    nums, num = [], 1000000
    for _ in range(n):
        nums.append(num)
        num -= rng.below(6)
    return nums


def valley(rng, n):
    """Falls, then rises to the height where it began: many answers are far away."""
    half = falling(rng, n // 2)
    return half + half[::-1]


def random_numbers(rng, n):
    return [1 + rng.below(1000000) for _ in range(n)]


def waves(rng, n):
    """Falling runs, each with its own height."""
    nums = []
    while len(nums) < n:
        nums += range(500 + rng.below(1000), 500 - rng.below(500), -1)
    return nums[:n]


KINDS = {"falling": falling, "valley": valley, "random": random_numbers, "waves": waves}


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
