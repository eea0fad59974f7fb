#!/usr/bin/env python3
"""Prints a list: gen.py --seed S --n LENGTH --kind falling|circle|gap|repeats|wild"""
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

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def falling(rng, n):
    """All numbers from n down to 1."""
    return list(range(n, 0, -1))


def circle(rng, n):
    """All numbers from 1 to n, each one place too far to the left."""
    return [*range(2, n + 1), 1]


def gap(rng, n):
    """Numbers up to n in no order. One is missing near the end, and a negative one stands instead."""
    missing = n - n // 5
    return rng.shuffled(-num if num == missing else num for num in range(1, n + 1))


def repeats(rng, n):
    """Many numbers occur several times, and all of the first half are there."""
    half = n // 2
    return rng.shuffled([*range(1, half + 1), *(rng.below(half) + 1 for _ in range(n - half))])


def wild(rng, n):
    """Numbers of 32 bits, and between them those from 1 on."""
    few = n // 4
    others = [rng.below(2**32) - 2**31 for _ in range(n - few)]
    return rng.shuffled([*range(1, few + 1), *(0 if num == few + 1 else num for num in others)])


KINDS = {"falling": falling, "circle": circle, "gap": gap, "repeats": repeats, "wild": wild}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    nums = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(len(nums))
    print(*nums)


main()
