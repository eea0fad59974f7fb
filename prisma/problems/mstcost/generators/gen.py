#!/usr/bin/env python3
"""Prints offers for links: gen.py --seed S --n PLACES --kind random|deep|dense|parts"""
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


def random(rng, n):
    """A tree through all places and a fifth as many further links."""
    links = [(rng.below(i), i, rng.below(10**6)) for i in range(1, n)]
    links += [(rng.below(n), rng.below(n), rng.below(10**6)) for _ in range(n // 5)]
    return rng.shuffled(links)


def deep(rng, n):
    """Two chains that grow from one end, named in the one and in the other direction, and then
    many links from where they began: each is a walk along the chain if ways are not shortened."""
    half = n // 2
    links = [(i, i + 1, 1) for i in range(half - 1)]
    links += [(i + 1, i, 1) for i in range(half, n - 1)]
    links += [(0, 1 + rng.below(half - 1), 2) for _ in range(n // 4)]
    links += [(half, half + 1 + rng.below(half - 1), 2) for _ in range(n // 4)]
    return links + [(rng.below(half), half + rng.below(half), 3)]


def dense(rng, n):
    """As many offers as there may be, with few different prices."""
    return [(rng.below(n), rng.below(n), rng.below(100)) for _ in range(200000)]


def parts(rng, n):
    """Even and odd places, each connected, without a link between them."""
    links = [(2 * rng.below((i + 1) // 2) + i % 2, i, rng.below(10**6)) for i in range(2, n)]
    links += [(2 * rng.below(n // 2), 2 * rng.below(n // 2), rng.below(10**6)) for _ in range(n)]
    return rng.shuffled(links)


KINDS = {"random": random, "deep": deep, "dense": dense, "parts": parts}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    links = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n, len(links))
    print("\n".join("%d %d %d" % link for link in links))


main()
