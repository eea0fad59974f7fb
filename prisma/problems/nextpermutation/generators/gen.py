#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind front|falling|random|few|last"""
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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def falling(rng, n):
    """Each number is smaller than the one before, from a billion on."""
    nums, num = [], 10**9
    for _ in range(n):
        nums.append(num)
        num -= 1 + rng.below(9000)
    return nums


def front(rng, n):
    """A number from the middle, and behind it all others, falling."""
    nums = falling(rng, n)
    return [nums.pop(n // 3), *nums]


def wild(rng, n):
    """Numbers in no order."""
    return rng.shuffled(range(-n, n, 2))


def few(rng, n):
    """Many equal numbers; the last two thirds do not rise."""
    nums = [rng.below(7) - 3 for _ in range(n)]
    start = n // 3
    return nums[:start] + sorted(nums[start:], reverse=True)


def last(rng, n):
    """The last order of numbers that occur several times."""
    return sorted((rng.below(n) - n // 2 for _ in range(n)), reverse=True)


KINDS = {"front": front, "falling": falling, "random": wild, "few": few, "last": last}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(len(nums))
    print(*nums)


main()
