#!/usr/bin/env python3
"""Prints heights: gen.py --seed S --n BARS --kind equal|random|stairs|waves"""
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


def equal(rng, n):
    """Bars of height 5, and at both ends a few lower ones."""
    return [1, 2, 3, 4] + [5] * (n - 8) + [4, 3, 2, 1]


def random_heights(rng, n):
    return [rng.below(10**9 + 1) for _ in range(n)]


def stairs(rng, n):
    """Up to the middle and down again, with steps of unequal width."""
    heights, height = [], 1
    while len(heights) < n // 2:
        heights += [height] * (1 + rng.below(4))
        height += 1 + rng.below(5)
    half = heights[: n // 2]
    return half + half[::-1]


def waves(rng, n):
    """High parts of random width between low bars."""
    heights = []
    while len(heights) < n:
        floor = 10**6 + rng.below(10**6)
        heights += [floor + rng.below(10**5) for _ in range(1 + rng.below(2000))] + [rng.below(2000)]
    return heights[:n]


KINDS = {"equal": equal, "random": random_heights, "stairs": stairs, "waves": waves}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    heights = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(len(heights))
    print(*heights)


main()
