#!/usr/bin/env python3
"""Prints operations on a cache: gen.py --seed S --capacity C --kind hits|drops|mixed"""
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


def hits(rng, capacity):
    """Fills the cache, then asks for its keys in a random order: old, new and between."""
    for key in rng.shuffled(range(capacity)):
        yield "put %d %d" % (key, rng.below(10000))
    for _ in range(capacity):
        yield "get %d" % rng.below(capacity)


def drops(rng, capacity):
    """Almost every put drops an entry; every fourth operation asks for a key that may be gone."""
    keys = rng.shuffled(range(18 * capacity))
    for i, key in enumerate(keys):
        yield "put %d %d" % (key, rng.below(100))
        if i % 3 == 2:
            yield "get %d" % keys[max(0, i - rng.below(capacity + capacity // 4))]


def mixed(rng, capacity):
    """Keys from a range somewhat larger than the cache; half of the puts overwrite."""
    for _ in range(4 * capacity):
        key = rng.below(capacity + capacity // 3)
        yield "put %d %d" % (key, rng.below(1000)) if rng.below(2) else "get %d" % key


KINDS = {"hits": hits, "drops": drops, "mixed": mixed}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--capacity", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    operations = list(KINDS[options.kind](Splitmix64(options.seed), options.capacity))
    print(options.capacity, len(operations))
    print("\n".join(operations))


main()
