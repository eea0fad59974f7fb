#!/usr/bin/env python3
"""Prints prices: gen.py --seed S --n DAYS --kind falling|random|walk|beats --high LARGEST"""
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


def falling(rng, n, high):
    """Falls slowly, and rises by one now and then."""
    prices, price = [], high
    for _ in range(n):
        prices.append(price)
        price = max(0, min(high, price + (1 if rng.below(25) == 0 else -(rng.below(12) == 0))))
    return prices


def random(rng, n, high):
    return [rng.below(high + 1) for _ in range(n)]


def walk(rng, n, high):
    """Up and down at random, by small steps."""
    prices, price = [], high // 2
    for _ in range(n):
        prices.append(price)
        price = min(high, max(0, price + rng.below(201) - 100))
    return prices


def beats(rng, n, high):
    """Lowest, highest, and a day between: as much profit as there can be."""
    return [(0, high, rng.below(high))[day % 3] for day in range(n)]


KINDS = {"falling": falling, "random": random, "walk": walk, "beats": beats}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    prices = KINDS[options.kind](Splitmix64(options.seed), options.n, options.high)
    print(len(prices))
    print(*prices)


main()
