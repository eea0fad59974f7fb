#!/usr/bin/env python3
"""Prints people and pairs: gen.py --seed S --n PEOPLE --kind path|split|late|ring"""
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


def path(rng, n):
    """One path through everybody, in a random order."""
    order = rng.shuffled(range(n))
    return list(zip(order, order[1:]))


def split(rng, n):
    """Two hidden teams, and 200,000 pairs between them."""
    order = rng.shuffled(range(n))
    half = n // 2
    return [(order[rng.below(half)], order[half + rng.below(n - half)]) for _ in range(200000)]


def late(rng, n):
    """As before, but one pair lies within a team."""
    order = rng.shuffled(range(n))
    half = n // 2
    pairs = [(order[i % half], order[half + (i * 7 + 1) % (n - half)]) for i in range(2 * n - 5)]
    pairs += [(order[i], order[half + i]) for i in range(half)] + [(order[3], order[half - 2])]
    return rng.shuffled(pairs[-199000:])


def ring(rng, n):
    """One ring through everybody; n says whether it is odd."""
    order = rng.shuffled(range(n))
    return rng.shuffled(list(zip(order, order[1:])) + [(order[-1], order[0])])


KINDS = {"path": path, "split": split, "late": late, "ring": ring}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    pairs = KINDS[options.kind](rng, options.n)
    print(options.n, len(pairs))
    print("\n".join("%d %d" % pair for pair in pairs))


main()
