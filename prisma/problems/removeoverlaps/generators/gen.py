#!/usr/bin/env python3
"""Prints intervals: gen.py --seed S --n COUNT --kind chain|clusters|nested|levels [--span NUMBERS]"""
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


def chain(rng, n, span):
    """Each starts where the one before it ends."""
    return [(i - n // 3, i - n // 3 + 1) for i in range(n)]


def clusters(rng, n, span):
    """Starts anywhere, lengths about as large as the gaps."""
    starts = [rng.below(span) - span // 2 for _ in range(n)]
    return [(start, start + 1 + rng.below(40)) for start in starts]


def nested(rng, n, span):
    """Each lies inside of the one before it."""
    return [(-9 * n + 4 * i + rng.below(4), 9 * n - 4 * i - rng.below(4)) for i in range(n)]


def levels(rng, n, span):
    """Lengths from very short to very long, so that the first start and the shortest length mislead."""
    intervals = []
    for _ in range(n):
        start = rng.below(span) - span // 2
        intervals.append((start, start + 1 + rng.below(1 << (1 + rng.below(16)))))
    return intervals


KINDS = {"chain": chain, "clusters": clusters, "nested": nested, "levels": levels}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--span", type=int, default=1000)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    intervals = rng.shuffled(KINDS[options.kind](rng, options.n, options.span))
    print(options.n)
    for start, end in intervals:
        print(start, end)


main()
