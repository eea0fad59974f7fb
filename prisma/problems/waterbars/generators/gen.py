#!/usr/bin/env python3
"""Prints heights: gen.py --seed S --n BARS --kind random|valley|mountain|ponds"""
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


def random_heights(rng, n):
    return [rng.below(10**9 + 1) for _ in range(n)]


def valley(rng, n):
    """Falls to the middle and rises again, the right side not as high as the left one."""
    down, height = [], 10**9
    for _ in range(n // 2):
        down.append(height)
        height = max(0, height - rng.below(2 * 10**9 // n + 1) + rng.below(2000))
    up = [max(0, other - rng.below(10**8)) for other in down]
    return (down + up[::-1] + [5])[:n]


def mountain(rng, n):
    """Up to the middle and down again, with small dips: little water stays."""
    up, height = [], 0
    for _ in range(n - n // 2):
        height += rng.below(9)
        up.append(max(0, height - (rng.below(5) == 0) * rng.below(6)))
    return up + up[::-1][: n // 2]


def ponds(rng, n):
    """Many ponds of different widths, whose rims get higher, and lower again."""
    heights = []
    while len(heights) < n:
        rim = 2 * 10**6 - abs(len(heights) - n // 3) * 5 + rng.below(1000)
        heights.append(rim)
        heights += [rng.below(rim) for _ in range(rng.below(50))]
    return heights[:n]


KINDS = {"random": random_heights, "valley": valley, "mountain": mountain, "ponds": ponds}


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
