#!/usr/bin/env python3
"""Prints additions: gen.py --seed S --n LENGTH --q ADDITIONS --span LARGEST --kind any|long|short|rising"""
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


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "q", "span"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=["any", "long", "rising", "short"], required=True)
    options = parser.parse_args()
    rng, n = Splitmix64(options.seed), options.n
    print(n, options.q)
    for _ in range(options.q):
        left, right = sorted((rng.below(n), rng.below(n)))
        amount = rng.below(2 * options.span + 1) - options.span
        if options.kind == "long":  # nearly the whole list
            left, right = rng.below(1 + n // 1000), n - 1 - rng.below(1 + n // 1000)
        elif options.kind == "short":  # a few places
            right = min(n - 1, left + rng.below(4))
        elif options.kind == "rising":  # the numbers only grow
            amount = abs(amount)
        print(left, right, amount)


main()
