#!/usr/bin/env python3
"""Prints operations on a cache: gen.py --seed S --capacity C --n COUNT --kind drops|ties|skewed|rounds"""
import argparse
from itertools import islice


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


def drops(rng, capacity, n):
    """Fills the cache and uses everything twice; then almost each operation brings a new key."""
    for key in range(capacity):
        yield "put %d %d" % (key, rng.below(10000))
    for key in range(capacity):
        yield "get %d" % key
    new = capacity
    for _ in range(n - 2 * capacity):
        if rng.below(6) > 0:
            yield "put %d %d" % (new, rng.below(100))
            new += 1
        else:
            yield "get %d" % (new - 1 - rng.below(5) if rng.below(2) else rng.below(capacity))


def ties(rng, capacity, n):
    """New keys again and again; every fourth operation asks for one that may be gone."""
    new = 0
    for i in range(n):
        if i % 4 == 3:
            yield "get %d" % max(0, new - 1 - rng.below(capacity + capacity // 4))
        else:
            yield "put %d %d" % (new, rng.below(100))
            new += 1


def skewed(rng, capacity, n):
    """Some keys are used much more often than others; which ones changes with time."""
    bound = 2 * capacity + 2
    for i in range(n):
        key = (i * 12 // n) * (1 + capacity // 5) + rng.below(1 + rng.below(bound))
        yield "put %d %d" % (key, rng.below(1000)) if rng.below(2) else "get %d" % key


def all_tied(rng, capacity):
    """Again and again all entries have the same uses, and new ones push out half of them."""
    keys = list(range(capacity))
    new, level = capacity, 1
    for key in keys:
        yield "put %d %d" % (key, rng.below(1000))
    while True:
        for i in range(capacity - 1, 0, -1):
            j = rng.below(i + 1)
            keys[i], keys[j] = keys[j], keys[i]
        for key in keys:
            yield "get %d" % key
        level += 1
        for place in range(capacity // 2):
            yield "put %d %d" % (new, rng.below(1000))
            for _ in range(level - 1):
                yield "get %d" % new
            yield "get %d" % keys[place]
            keys[place] = new
            new += 1


def rounds(rng, capacity, n):
    return islice(all_tied(rng, capacity), n)


KINDS = {"drops": drops, "ties": ties, "skewed": skewed, "rounds": rounds}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "capacity", "n"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.capacity, options.n)
    for operation in KINDS[options.kind](Splitmix64(options.seed), options.capacity, options.n):
        print(operation)


main()
