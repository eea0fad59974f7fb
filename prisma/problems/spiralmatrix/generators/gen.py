#!/usr/bin/env python3
"""Prints a matrix: gen.py --seed S --rows R --columns C --high LARGEST"""
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
    for name in ("seed", "rows", "columns", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.rows, options.columns)
    for _ in range(options.rows):
        print(*(rng.below(2 * options.high + 1) - options.high for _ in range(options.columns)))


main()
