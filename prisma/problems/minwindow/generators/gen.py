#!/usr/bin/env python3
"""Prints a text and a pattern: gen.py --seed S --n LENGTH --m LENGTH --letters COUNT [--rare PLACE]"""
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


LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    # The letter Z, which the pattern needs, stands only once, so many places before the end of the text.
    parser.add_argument("--rare", type=int, default=0)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    text = [LETTERS[rng.below(options.letters)] for _ in range(options.n)]
    pattern = [LETTERS[rng.below(options.letters)] for _ in range(options.m)]
    if options.rare:
        text[-options.rare] = pattern[-1] = "Z"
    print("".join(text))
    print("".join(pattern))


main()
