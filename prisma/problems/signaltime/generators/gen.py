#!/usr/bin/env python3
"""Prints a network: gen.py --seed S --n NODES --kind chain|dense|old|shortcuts"""
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
    """One way through all nodes, its links in a random order."""
    nodes = rng.shuffled(range(n))
    links = [(u, v, 1 + rng.below(1000000)) for u, v in zip(nodes, nodes[1:])]
    return nodes[0], rng.shuffled(links)


def dense(rng, n):
    """As many links as there may be, with short times and thus many equal ways."""
    return rng.below(n), [(rng.below(n), rng.below(n), rng.below(10)) for _ in range(200000)]


def old(rng, n):
    """A hub that half of the nodes reach one after another, each time a little earlier, before the
    signal arrives there; who does not drop the old arrivals looks at its many links each time."""
    half = n // 2
    hub = n - 1
    links = [(0, i, i) for i in range(1, half)]
    links += [(i, hub, 3 * half - 2 * i) for i in range(1, half)]
    links += [(hub, i, 1 + rng.below(9)) for i in range(half, hub)]
    return 0, links


def shortcuts(rng, n):
    """Two chains whose nodes all have a slow link from the source. Who passes on every improvement
    at once instead of the earliest one goes through the chains again and again."""
    half = n // 2
    links = [(0, i, 3 * i) for i in range(half, 0, -1)]
    links += [(0, half + i, 3 * i) for i in range(1, half + 1)]
    links += [(i, i + 1, 1) for i in range(1, half)]
    links += [(half + i, half + i + 1, 1) for i in range(1, half)]
    return 0, links


KINDS = {"chain": chain, "dense": dense, "old": old, "shortcuts": shortcuts}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    source, links = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n, len(links), source)
    print("\n".join("%d %d %d" % link for link in links))


main()
