#!/usr/bin/env python3
"""Prints two rising lists: gen.py --seed S --n LENGTH --kind mixed|blocks|apart"""
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


def rising(rng, n, start, step):
    nums, num = [], start
    for _ in range(n):
        nums.append(num)
        num += rng.below(step)
    return nums


def mixed(rng, n):
    return rising(rng, n, -(10**9), 900000), rising(rng, n, -(10**9), 900000)


def blocks(rng, n):
    """Long runs that come from one list."""
    nums = rising(rng, 2 * n, 0, 100)
    a = [num for i, num in enumerate(nums) if i // 100 % 2 == 0]
    return a, [num for i, num in enumerate(nums) if i // 100 % 2]


def apart(rng, n):
    """All of b comes before all of a."""
    return rising(rng, n, 10**6, 5), rising(rng, n, -(10**6), 5)


KINDS = {"mixed": mixed, "blocks": blocks, "apart": apart}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    a, b = KINDS[options.kind](rng, options.n)
    print(len(a), len(b))
    print(*a)
    print(*b)


main()
