#!/usr/bin/env python3
"""Prints two sorted lists: gen.py --seed S --n LENGTH --m LENGTH --span LARGEST --kind mixed|apart"""
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
    for name in ("seed", "n", "m", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    # Apart: all numbers of the first list are smaller than all numbers of the second.
    parser.add_argument("--kind", choices=["apart", "mixed"], required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    shift = 2 * options.span + 1 if options.kind == "apart" else 0
    a = sorted(rng.below(2 * options.span + 1) - options.span for _ in range(options.n))
    b = sorted(rng.below(2 * options.span + 1) - options.span + shift for _ in range(options.m))
    print(options.n, options.m)
    print(*a)
    print(*b)


main()
