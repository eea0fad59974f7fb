#!/usr/bin/env python3
"""Prints prices: gen.py --seed S --n DAYS --kind falling|walk|late"""
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


def falling(rng, n):
    """Falls all the time, but for a small rise now and then."""
    prices, price = [], 10**9
    for _ in range(n):
        prices.append(price)
        price -= rng.below(5000) - 20
    return prices


def walk(rng, n):
    """Up and down at random."""
    prices, price = [], 5 * 10**8
    for _ in range(n):
        prices.append(price)
        price = min(10**9, max(0, price + rng.below(2000001) - 1000000))
    return prices


def late(rng, n):
    """The lowest price of all comes too late for the highest."""
    half = n // 2
    return [400 + rng.below(10**6) for _ in range(half)] + [10**6 + 500] + [rng.below(900000) for _ in range(n - half - 1)]


KINDS = {"falling": falling, "walk": walk, "late": late}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    prices = KINDS[options.kind](rng, options.n)
    print(len(prices))
    print(*prices)


main()
