#!/usr/bin/env python3
"""Prints n, a and b: gen.py --seed S --n N --kind small|close"""
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


def small(rng, n):
    """Factors up to 20."""
    return n, 2 + rng.below(19), 2 + rng.below(19)


def close(rng, n):
    """Two neighbouring numbers, whose first common multiple is their product."""
    a = 90 + rng.below(10)
    return n, a, a + 1


KINDS = {"small": small, "close": close}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(*KINDS[options.kind](rng, options.n))


main()
