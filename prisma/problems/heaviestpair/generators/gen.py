#!/usr/bin/env python3
"""Prints weights: gen.py --seed S --n STONES --low LIGHTEST --high HEAVIEST [--heavy WEIGHT]"""
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
    for name in ("seed", "n", "low", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    # The weight of one more stone, somewhere among the others.
    parser.add_argument("--heavy", type=int, default=0)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    weights = [options.low + rng.below(options.high - options.low + 1) for _ in range(options.n)]
    if options.heavy:
        weights.insert(rng.below(options.n + 1), options.heavy)
    print(len(weights))
    print(*weights)


main()
