#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --k K --high HIGHEST --kind random|rising|falling"""
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


def numbers(rng, n, high):
    return [rng.below(2 * high + 1) - high for _ in range(n)]


KINDS = {
    "random": numbers,
    "rising": lambda rng, n, high: sorted(numbers(rng, n, high)),
    "falling": lambda rng, n, high: sorted(numbers(rng, n, high), reverse=True),
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--k", type=int, required=True)
    parser.add_argument("--high", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.n, options.k)
    print(*KINDS[options.kind](rng, options.n, options.high))


main()
