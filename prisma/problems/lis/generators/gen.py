#!/usr/bin/env python3
"""Prints a list of numbers: gen.py --seed S --n LENGTH --kind random|scattered|rising|steps"""
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


def random(rng, n):
    return [rng.below(2 * 10**9 + 1) - 10**9 for _ in range(n)]


def scattered(rng, n):
    """Rising in the first half; the second half falls anywhere between."""
    return [2 * i for i in range(n // 2)] + [rng.below(n) for _ in range(n - n // 2)]


def rising(rng, n):
    """Rising over the whole, with a little disorder among neighbours."""
    return [5 * i - n + rng.below(12) for i in range(n)]


def steps(rng, n):
    """Short rising stretches, each below the one before it; many equal numbers."""
    return [rng.below(3) + i % 1000 - i // 1000 * 900 for i in range(n)]


KINDS = {"random": random, "scattered": scattered, "rising": rising, "steps": steps}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    values = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n)
    print(" ".join(map(str, values)))


main()
