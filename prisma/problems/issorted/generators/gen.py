#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind rising|fault-at-the-end|fault-in-the-middle"""
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


def rising(rng, n):
    """Never goes down; now and then two neighbours are equal."""
    nums, num = [], -(10**9)
    for _ in range(n):
        nums.append(num)
        num += rng.below(20000)
    return nums


def fault_at_the_end(rng, n):
    nums = rising(rng, n)
    nums[-1] = nums[-2] - 1
    return nums


def fault_in_the_middle(rng, n):
    """One number is too large by one or more, the rest is in order."""
    nums = rising(rng, n)
    nums[n // 2] = nums[n // 2 + 1] + 1
    return nums


KINDS = {"rising": rising, "fault-at-the-end": fault_at_the_end, "fault-in-the-middle": fault_in_the_middle}


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
