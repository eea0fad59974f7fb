#!/usr/bin/env python3
"""Prints a list and k: gen.py --seed S --n LENGTH --k COUNT --kind different|skewed|few"""
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


def different(rng, n):
    """All values are different."""
    return rng.shuffled(range(-n, n, 2))


def skewed(rng, n):
    """Small values are frequent, large ones rare."""
    return [(1 << rng.below(28)) + rng.below(40) for _ in range(n)]


def few(rng, n):
    """About fifteen hundred values with counts near each other."""
    return [(rng.below(1500) - 700) * 1000003 for _ in range(n)]


KINDS = {"different": different, "skewed": skewed, "few": few}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "k"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.n, options.k)
    print(*KINDS[options.kind](Splitmix64(options.seed), options.n))


main()
