#!/usr/bin/env python3
"""Prints k and a list: gen.py --seed S --n LENGTH --k SUM --low A --high B [--turns]"""
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


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "k", "low", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    # Each number at an odd place is the one before it with the other sign.
    parser.add_argument("--turns", action="store_true")
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums = [options.low + rng.below(options.high - options.low + 1) for _ in range(options.n)]
    if options.turns:
        for i in range(1, options.n, 2):
            nums[i] = -nums[i - 1]
    print(options.n, options.k)
    print(*nums)


main()
