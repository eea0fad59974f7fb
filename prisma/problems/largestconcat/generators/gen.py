#!/usr/bin/env python3
"""Prints numbers: gen.py --seed S --n LENGTH --high LARGEST --kind any|alike|zeros"""
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


def any_number(rng, high):
    return rng.below(high + 1)


def alike(rng, high):
    """Few different digits, so many numbers begin like others."""
    digits = [1 + rng.below(2) for _ in range(1 + rng.below(len(str(high)) - 1))]
    return int("".join(map(str, digits)))


def zero(rng, high):
    return 0


KINDS = {"any": any_number, "alike": alike, "zeros": zero}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.n)
    print(*(KINDS[options.kind](rng, options.high) for _ in range(options.n)))


main()
