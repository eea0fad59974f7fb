#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --span LARGEST --kind odd|any|different"""
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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def odd(rng, n, span):
    """Odd numbers: three of them never give 0."""
    return [2 * rng.below(span) - span + 1 - span % 2 for _ in range(n)]


def any_numbers(rng, n, span):
    return [rng.below(2 * span + 1) - span for _ in range(n)]


def different(rng, n, span):
    """No number twice."""
    return rng.shuffled(range(-span, span + 1))[:n]


KINDS = {"odd": odd, "any": any_numbers, "different": different}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n, options.span))


main()
