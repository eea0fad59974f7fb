#!/usr/bin/env python3
"""Prints houses and groups: gen.py --seed S --n HOUSES --m GROUPS --kind last|mixed|small|rising"""
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


def last(rng, n, m):
    """Only the last house has room for a group."""
    return [1] * (n - 1) + [10**9], [2 + rng.below(8) for _ in range(m)]


def mixed(rng, n, m):
    """Houses of any size; more people than rooms come, and groups become smaller by and by."""
    rooms = [rng.below(1000) for _ in range(n)]
    return rooms, [1 + rng.below(1 + 1000 * (m - i) // m) for i in range(m)]


def small(rng, n, m):
    """Few rooms and small groups: many fill a house exactly, and the street gets full."""
    return [rng.below(6) for _ in range(n)], [1 + rng.below(1 + rng.below(6)) for _ in range(m)]


def rising(rng, n, m):
    """Each house is a little larger than the one before, and groups are of any size up to the largest."""
    rooms = [i * 900000 // n + rng.below(3) for i in range(n)]
    return rooms, [1 + rng.below(900000) for _ in range(m)]


KINDS = {"last": last, "mixed": mixed, "small": small, "rising": rising}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "m"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rooms, groups = KINDS[options.kind](Splitmix64(options.seed), options.n, options.m)
    print(options.n, options.m)
    print(*rooms)
    print(*groups)


main()
