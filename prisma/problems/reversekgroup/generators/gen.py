#!/usr/bin/env python3
"""Prints a list and a size: gen.py --seed S --n LENGTH --k SIZE --span LARGEST"""
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
    for name in ("seed", "n", "k", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.n, options.k)
    print(*(rng.below(2 * options.span + 1) - options.span for _ in range(options.n)))


main()
