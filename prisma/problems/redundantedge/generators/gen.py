#!/usr/bin/env python3
"""Prints a tree with a link too many: gen.py --seed S --n PLACES --kind path|deep|random|early|doubled"""
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
    """One path, named from one end; a link from near its middle to its beginning comes at 70 percent."""
    order = rng.shuffled(range(n))
    links = list(zip(order, order[1:]))
    at = n * 7 // 10
    return links[:at] + [(order[at // 2], order[0])] + links[at:]


def deep(rng, n):
    """A path, and then many places at its beginning: each is a walk along the path if ways are not shortened."""
    order = rng.shuffled(range(n))
    half = n // 2
    links = list(zip(order[:half], order[1:half]))
    links += [(order[0], place) for place in order[half:]]
    return links + [(order[n - 1], order[half - 1])]


def tree(rng, n):
    """Links of a random tree, which often reach back far."""
    order = rng.shuffled(range(n))
    links = [(order[rng.below(i)], order[i]) for i in range(1, n)]
    return [(v, u) if rng.below(2) else (u, v) for u, v in links]


def random(rng, n):
    u = rng.below(n)
    return rng.shuffled(tree(rng, n) + [(u, (u + 1 + rng.below(n - 1)) % n)])


def early(rng, n):
    """A ring of 2000 places comes first; its last link closes it."""
    order = rng.shuffled(range(n))
    size = min(n, 2000)
    ring = list(zip(order, order[1:size])) + [(order[size - 1], order[0])]
    rest = [(order[i], order[rng.below(i)]) for i in range(size, n)]
    return rng.shuffled(ring) + rng.shuffled(rest)


def doubled(rng, n):
    """One link of the tree is there twice, once in each direction."""
    links = rng.shuffled(tree(rng, n))
    u, v = links[n // 3]
    return links[: n - 5] + [(v, u)] + links[n - 5 :]


KINDS = {"path": path, "deep": deep, "random": random, "early": early, "doubled": doubled}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    links = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n)
    print("\n".join("%d %d" % link for link in links))


main()
