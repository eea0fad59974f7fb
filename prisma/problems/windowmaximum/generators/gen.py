#!/usr/bin/env python3
"""Prints a list and a size: gen.py --seed S --n LENGTH --k SIZE --kind falling|random|waves|negative"""
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
    """Each number is smaller than the one before."""
    nums, num = [], 10**6
    for _ in range(n):
        nums.append(num)
        num -= 1 + rng.below(9)
    return nums


def wild(rng, n):
    """Numbers of any size."""
    return [rng.below(2 * 10**6 + 1) - 10**6 for _ in range(n)]


def waves(rng, n):
    """Small numbers that fall and rise again, many of them equal."""
    return [abs(i % 400 - 200) // 20 + rng.below(3) for i in range(n)]


def negative(rng, n):
    """Only negative numbers."""
    return [-1 - rng.below(50000) for _ in range(n)]


KINDS = {"falling": falling, "random": wild, "waves": waves, "negative": negative}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "k"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n, options.k)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
