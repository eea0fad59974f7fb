#!/usr/bin/env python3
"""Prints a sorted list and queries, from the first number on with gaps of up to twice the step."""
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


def hit(rng, nums):
    return nums[rng.below(len(nums))]


def miss(rng, nums):
    """Near the end, so that a search from the front goes almost all the way; odd, so absent."""
    return nums[-1 - rng.below(len(nums) // 40)] + 1


def either(rng, nums):
    return hit(rng, nums) + rng.below(2)


KINDS = {"hits": hit, "misses": miss, "mixed": either}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--q", type=int, required=True)
    parser.add_argument("--start", type=int, required=True)
    parser.add_argument("--step", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums, num = [], options.start
    for _ in range(options.n):
        nums.append(num)
        num += 2 + 2 * rng.below(options.step)
    print(options.n, options.q)
    print(*nums)
    print(*(KINDS[options.kind](rng, nums) for _ in range(options.q)))


main()
