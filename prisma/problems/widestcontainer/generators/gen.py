#!/usr/bin/env python3
"""Prints heights: gen.py --seed S --n COUNT --high HEIGHT --kind random|rising|equal|hill"""
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


def random(rng, n, high):
    return [rng.below(high + 1) for _ in range(n)]


def rising(rng, n, high):
    return sorted(random(rng, n, high))


def equal(rng, n, high):
    return [high] * n


def hill(rng, n, high):
    """Low at both ends, and so steep towards the middle that the best pair stands there."""
    middle = rng.below(n // 8 + 1) + 3 * n // 8
    return [min(high, high // (1 + abs(i - middle)) ** 2 + rng.below(3)) for i in range(n)]


KINDS = {"random": random, "rising": rising, "equal": equal, "hill": hill}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n, options.high))


main()
