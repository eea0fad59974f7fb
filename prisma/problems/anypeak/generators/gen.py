#!/usr/bin/env python3
"""Prints a list without equal neighbours: gen.py --seed S --n LENGTH --kind rising|falling|hills|any"""
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
    nums, num = [], -(10**9)
    for _ in range(n):
        nums.append(num)
        num += 1 + rng.below(9000)
    return nums


def falling(rng, n):
    return rising(rng, n)[::-1]


def hills(rng, n):
    """Long ways up and down."""
    nums, num, up = [], 0, 1
    for _ in range(n):
        nums.append(num)
        if rng.below(50) == 0:
            up = -up
        num += up * (1 + rng.below(1000))
    return nums


def any_numbers(rng, n):
    """Any numbers; one that equals its neighbour is moved by 1."""
    nums = []
    for _ in range(n):
        num = rng.below(2 * 10**6) - 10**6
        nums.append(num + 1 if nums and num == nums[-1] else num)
    return nums


KINDS = {"rising": rising, "falling": falling, "hills": hills, "any": any_numbers}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
