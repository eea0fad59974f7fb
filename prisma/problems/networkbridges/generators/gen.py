#!/usr/bin/env python3
"""Prints a network: gen.py --seed S --n PLACES --kind chain|tree|rings|parts|dense"""
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


def chain(rng, n):
    """One chain through all places, in a random order. The three places at its end have a second link each."""
    order = rng.shuffled(range(n))
    links = list(zip(order, order[1:]))
    return rng.shuffled(links + [(order[n - i], order[n - i - 1]) for i in range(1, 4) if n > i])


def tree(rng, n):
    """A tree, and a few links that close rings in it."""
    order = rng.shuffled(range(n))
    links = [(order[rng.below(i)], order[i]) for i in range(1, n)]
    return rng.shuffled(links + some(rng, order, n // 50))


def some(rng, order, count):
    """Random links, none from a place to itself."""
    links = []
    for _ in range(count):
        i = rng.below(len(order))
        links.append((order[i], order[(i + 1 + rng.below(len(order) - 1)) % len(order)]))
    return links


def rings(rng, n):
    """Rings of 2 to 9 places in a row; a link leads from each to the next one, or they have a place in common."""
    order = rng.shuffled(range(n))
    links = []
    begin = 0
    while begin + 10 < n:
        size = 2 + rng.below(8)
        ring = order[begin : begin + size]
        links += zip(ring, ring[1:] + ring[:1])
        begin += size - 1
        if rng.below(2):
            links.append((order[begin], order[begin + 1]))
            begin += 1
    return rng.shuffled(links + list(zip(order[begin:], order[begin + 1 :])))


def parts(rng, n):
    """Many parts: trees, rings, places without any link."""
    order = rng.shuffled(range(n))
    links = []
    begin = 0
    while begin < n:
        part = order[begin : begin + 1 + rng.below(40)]
        links += [(part[rng.below(i)], part[i]) for i in range(1, len(part))]
        if len(part) > 1:
            links += some(rng, part, rng.below(4))
        begin += len(part)
    return rng.shuffled(links)


def dense(rng, n):
    """As many links as there may be: hardly any is critical."""
    order = rng.shuffled(range(n))
    links = [(order[i - 1 - rng.below(min(i, 3))], order[i]) for i in range(1, n)]
    return rng.shuffled(links + some(rng, order, min(200000, 4 * n) - len(links)))


KINDS = {"chain": chain, "tree": tree, "rings": rings, "parts": parts, "dense": dense}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    links = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n, len(links))
    print("\n".join("%d %d" % link for link in links))


main()
