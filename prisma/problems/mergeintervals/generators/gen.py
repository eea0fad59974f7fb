#!/usr/bin/env python3
"""Prints intervals: gen.py --seed S --n N --kind apart|chain|clusters|nested"""
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

def apart(rng, n):
    starts = [60 * i - 30 * n for i in range(n)]
    return [(start, start + rng.below(59)) for start in starts]


def chain(rng, n):
    """Each ends where the next one starts."""
    ends = [-40 * n]
    for _ in range(n):
        ends.append(ends[-1] + 1 + rng.below(80))
    return list(zip(ends, ends[1:]))


def clusters(rng, n):
    """Lengths and gaps are such that groups of several intervals form."""
    starts = [rng.below(50 * n) for _ in range(n)]
    return [(start, start + rng.below(100)) for start in starts]


def nested(rng, n):
    """Each lies inside of the one before it."""
    return [(-20 * n + 19 * i + rng.below(19), 20 * n - 19 * i - rng.below(19)) for i in range(n)]


KINDS = {"apart": apart, "chain": chain, "clusters": clusters, "nested": nested}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    intervals = KINDS[options.kind](rng, options.n)
    rng.shuffle(intervals)
    print(options.n)
    for start, end in intervals:
        print(start, end)


main()
