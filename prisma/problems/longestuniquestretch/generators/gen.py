#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --values V --kind distinct|period|random"""
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


def distinct(rng, n, values):
    """Rising by small random steps, turned around in blocks: all different."""
    nums, num = [], -3 * values
    for _ in range(n):
        num += 1 + rng.below(5)
        nums.append(num)
    return [num for at in range(0, n, 1000) for num in reversed(nums[at : at + 1000])]


def period(rng, n, values):
    """The same different numbers again and again, with a repeat here and there."""
    nums = [i % values for i in range(n)]
    for _ in range(4):
        at = 1 + rng.below(n - 1)
        nums[at] = nums[at - 1]
    return nums


def random_numbers(rng, n, values):
    return [rng.below(values) for _ in range(n)]


KINDS = {"distinct": distinct, "period": period, "random": random_numbers}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--values", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.n)
    print(*KINDS[options.kind](rng, options.n, options.values))


main()
