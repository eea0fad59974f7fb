#!/usr/bin/env python3
"""Prints n, k and a list: gen.py --seed S --n LENGTH --kind middle|head|tail"""
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


def middle(rng, n):
    return 1 + n // 3


def head(rng, n):
    return n


def tail(rng, n):
    return 1


KINDS = {"middle": middle, "head": head, "tail": tail}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    k = KINDS[options.kind](rng, options.n)
    print(options.n, k)
    print(*(rng.below(2 * 10**9) - 10**9 for _ in range(options.n)))


main()
