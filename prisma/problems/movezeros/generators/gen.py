#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind mixed|zeros-first|few"""
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

    def between(self, low, high):
        return low + self.below(high - low + 1)


def mixed(rng, n):
    """Every second number, on average, is zero."""
    return [rng.below(2) * rng.between(-(10**9), 10**9) for _ in range(n)]


def zeros_first(rng, n):
    """All zeros stand in front."""
    return [0] * (n // 2) + [rng.between(1, 10**9) for _ in range(n - n // 2)]


def few(rng, n):
    """One number in a hundred is not zero."""
    return [rng.between(-9, 9) if rng.below(100) == 0 else 0 for _ in range(n)]


KINDS = {"mixed": mixed, "zeros-first": zeros_first, "few": few}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    nums = KINDS[options.kind](rng, options.n)
    print(len(nums))
    print(*nums)


main()
