#!/usr/bin/env python3
"""Prints tasks and rules: gen.py --seed S --n TASKS --kind chain|random|ring|dense"""
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


def forward(rng, order, count):
    """Rules that keep this order."""
    rules = []
    while len(rules) < count:
        i, j = rng.below(len(order)), rng.below(len(order))
        if i != j:
            rules.append((order[min(i, j)], order[max(i, j)]))
    return rules


def chain(rng, order):
    """Only one order is right, and it has nothing to do with the numbers."""
    return list(zip(order, order[1:]))


def random(rng, order):
    return forward(rng, order, len(order) + len(order) // 4)


def ring(rng, order):
    """All is well but for one rule that leads from near the end back to near the beginning."""
    return chain(rng, order) + forward(rng, order, len(order) // 2) + [(order[-5], order[5])]


def dense(rng, order):
    """As many rules as there may be, many of them repeated."""
    return forward(rng, order, 200000)


KINDS = {"chain": chain, "random": random, "ring": ring, "dense": dense}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    rules = rng.shuffled(KINDS[options.kind](rng, rng.shuffled(range(options.n))))
    print(options.n, len(rules))
    print("\n".join("%d %d" % rule for rule in rules))


main()
