#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind falling|random|few|nearly"""
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
    nums, num = [], 10**9
    for _ in range(n):
        nums.append(num)
        num -= 1 + rng.below(9000)
    return nums


def wild(rng, n):
    """Numbers of any size."""
    return [rng.below(2 * 10**9 + 1) - 10**9 for _ in range(n)]


def few(rng, n):
    """Many equal numbers."""
    return [(rng.below(41) - 20) * 1000 for _ in range(n)]


def nearly(rng, n):
    """Numbers in order, but each tenth has gone to another place."""
    nums = [3 * i - n for i in range(n)]
    for _ in range(n // 20):
        i, j = rng.below(n), rng.below(n)
        nums[i], nums[j] = nums[j], nums[i]
    return nums


KINDS = {"falling": falling, "random": wild, "few": few, "nearly": nearly}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
