#!/usr/bin/env python3
"""Prints all numbers from 0 to N but one: gen.py --seed S --n N --missing NUMBER --order mixed|falling"""
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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--missing", type=int, required=True)
    parser.add_argument("--order", choices=["mixed", "falling"], required=True)
    options = parser.parse_args()
    nums = [num for num in range(options.n, -1, -1) if num != options.missing]
    if options.order == "mixed":
        nums = Splitmix64(options.seed).shuffled(nums)
    print(len(nums))
    print(*nums)


main()
