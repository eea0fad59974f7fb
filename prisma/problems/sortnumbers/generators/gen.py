#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --high LARGEST --kind random|falling|rising"""
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
    return [rng.below(2 * high + 1) - high for _ in range(n)]


def rising(rng, n, high):
    return sorted(random(rng, n, high))


def falling(rng, n, high):
    return rising(rng, n, high)[::-1]


KINDS = {"random": random, "rising": rising, "falling": falling}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--high", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums = KINDS[options.kind](Splitmix64(options.seed), options.n, options.high)
    print(len(nums))
    print(*nums)


main()
