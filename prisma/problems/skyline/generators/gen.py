#!/usr/bin/env python3
"""Prints buildings: gen.py --seed S --n BUILDINGS --kind together|random|low|blocks"""
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

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def together(rng, n):
    """All of them stand in the middle of the town; the further in, the higher."""
    steps = []
    for i in range(n):
        left = 5 * i + rng.below(5)
        right = 10 * n - 5 * i - rng.below(5)
        steps.append((left, right, 10 * i + 1 + rng.below(10)))
    return steps


def random(rng, n):
    """Of very different widths and heights."""
    buildings = []
    for _ in range(n):
        left = rng.below(9 * 10**8)
        width = 1 + rng.below(10 ** (2 + rng.below(5)))
        buildings.append((left, left + width, 1 + rng.below(10**9)))
    return buildings


def low(rng, n):
    """Few heights and few places, so that many ends and many heights are the same."""
    buildings = []
    for _ in range(n):
        left = rng.below(2 * n)
        buildings.append((left, left + 1 + rng.below(6), 1 + rng.below(3)))
    return buildings


def blocks(rng, n):
    """Groups that grow higher and lower, with gaps between some of them and seams between others."""
    buildings = []
    place = 0
    while len(buildings) < n:
        height = 1 + rng.below(5)
        width = 2 + rng.below(20)
        buildings.append((place, place + width, height))
        for _ in range(min(rng.below(4), n - len(buildings))):
            left = place + rng.below(width)
            right = left + 1 + rng.below(place + width - left)
            buildings.append((left, right, 1 + rng.below(8)))
        place += width + (rng.below(3) if rng.below(2) else 0)
    return buildings


KINDS = {"together": together, "random": random, "low": low, "blocks": blocks}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    buildings = KINDS[options.kind](rng, options.n)
    rng.shuffle(buildings)
    print(len(buildings))
    for left, right, height in buildings:
        print(left, right, height)


main()
