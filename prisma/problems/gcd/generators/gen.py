#!/usr/bin/env python3
"""Prints two numbers: gen.py --seed S --most LARGEST --kind coprime|common|fibonacci|next"""
import argparse
import math


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


def coprime(rng, most):
    """Two numbers near the largest without a common divisor."""
    while True:
        a, b = most - rng.below(max(1, most // 8)), most - rng.below(max(1, most // 8))
        if math.gcd(a, b) == 1:
            return a, b


def common(rng, most):
    """A large number, times two small ones."""
    divisor = max(1, most // 1000 - rng.below(max(1, most // 2000)))
    return divisor * (1 + rng.below(1000)), divisor * (1 + rng.below(1000))


def fibonacci(_rng, most):
    """Neighbouring Fibonacci numbers: no pair of their size takes more rounds."""
    a, b = 1, 1
    while a + b <= most:
        a, b = b, a + b
    return b, a


def neighbours(_rng, most):
    """Two numbers side by side have no common divisor."""
    return most, most - 1


KINDS = {"coprime": coprime, "common": common, "fibonacci": fibonacci, "next": neighbours}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--most", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(*KINDS[options.kind](Splitmix64(options.seed), options.most))


main()
