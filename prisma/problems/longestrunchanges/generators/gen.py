#!/usr/bin/env python3
"""Prints k and a text: gen.py --seed S --n LENGTH --k CHANGES --letters COUNT [--block LENGTH]"""
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


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "k", "letters"):
        parser.add_argument(f"--{name}", type=int, required=True)
    # In each block one letter is three times as likely as all others together.
    parser.add_argument("--block", type=int, default=1)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    text, often = [], "A"
    for i in range(options.n):
        if i % options.block == 0:
            often = LETTERS[rng.below(options.letters)]
        is_often = options.block > 1 and rng.below(4) > 0
        text.append(often if is_often else LETTERS[rng.below(options.letters)])
    print(options.k)
    print("".join(text))


main()
