#!/usr/bin/env python3
"""Prints sorted lists: gen.py --seed S --k LISTS --n NODES --high LARGEST --kind even|any|long"""
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


def even(rng, k, n):
    """As long as each other, but for one node."""
    return [n // k + (i < n % k) for i in range(k)]


def any_length(rng, k, n):
    """Each node goes to a list at random."""
    lengths = [0] * k
    for _ in range(n):
        lengths[rng.below(k)] += 1
    return lengths


def long(rng, k, n):
    """One long list among short ones."""
    lengths = [rng.below(3) for _ in range(k)]
    lengths[k // 3] = n - sum(lengths) + lengths[k // 3]
    return lengths


KINDS = {"even": even, "any": any_length, "long": long}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "k", "n", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.k)
    for length in KINDS[options.kind](rng, options.k, options.n):
        print(length)
        print(*sorted(rng.below(2 * options.high + 1) - options.high for _ in range(length)))


main()
