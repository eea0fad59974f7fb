#!/usr/bin/env python3
"""Prints a sorted list: gen.py --seed S --n LENGTH --kind pairs|few|different"""
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


def pairs(rng, n):
    """Most values occur once or twice."""
    return sorted(rng.between(-n, n // 2) for _ in range(n))


def few(rng, n):
    """Long runs of equal numbers."""
    return sorted(rng.between(-20, 20) for _ in range(n))


def different(rng, n):
    nums, num = [], -(10**9)
    for _ in range(n):
        nums.append(num)
        num += 1 + rng.below(19000)
    return nums


KINDS = {"pairs": pairs, "few": few, "different": different}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums = KINDS[options.kind](rng, options.n)
    print(len(nums))
    print(*nums)


main()
