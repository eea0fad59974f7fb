#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind even|random|threes"""
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


def even(rng, n):
    """Even numbers, half of whose total is odd: there is no way, but no number tells."""
    nums = [2 * (10 + rng.below(41)) for _ in range(n)]
    if sum(nums) // 2 % 2 == 0:
        nums[0] += 2 if nums[0] < 60 else -2
    return nums


def random(rng, n):
    """Any numbers with an even total."""
    nums = [1 + rng.below(100) for _ in range(n)]
    if sum(nums) % 2:
        nums[0] += 1 if nums[0] < 50 else -1
    return nums


def threes(rng, n):
    """Multiples of 3, one of which is less by one or two, so that few sums are possible."""
    nums = [3 * (1 + rng.below(33)) for _ in range(n)]
    nums[0] -= 1
    if sum(nums) % 2:
        nums[0] -= 1
    return nums


KINDS = {"even": even, "random": random, "threes": threes}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
