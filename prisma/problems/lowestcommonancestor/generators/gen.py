#!/usr/bin/env python3
"""Prints a tree and two of its values: gen.py --seed S --n NODES --width MOST_IN_A_LEVEL --pair ends|above|random"""
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


def random_shape(rng, n, width):
    """The tree level by level: for each place the number of its node, or None; and the parent of each node."""
    places, parents, level = [0], [None], [0]
    while len(parents) < n:
        below = [node for node in level for _ in range(2)]
        free = min(width, len(below), n - len(parents))
        level = []
        for index, parent in enumerate(below):
            is_taken = rng.below(len(below) - index) < free
            if is_taken:
                free -= 1
                level.append(len(parents))
                parents.append(parent)
            places.append(level[-1] if is_taken else None)
    while places[-1] is None:
        places.pop()
    return places, parents


def ends(rng, parents):
    """The two last nodes whose ways part below the root or, in a chain, the root and the last node."""
    top = [0] * len(parents)
    for node in range(1, len(parents)):
        top[node] = top[parents[node]] or node
    last = len(parents) - 1
    return max((node for node in range(last) if top[node] != top[last])), last


def above(rng, parents):
    """The last node and one that is half as deep above it."""
    last = len(parents) - 1
    way = [last]
    while way[-1] != 0:
        way.append(parents[way[-1]])
    return last, way[len(way) // 2]


def random(rng, parents):
    return rng.below(len(parents)), rng.below(len(parents))


KINDS = {"ends": ends, "above": above, "random": random}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "width"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--pair", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    places, parents = random_shape(rng, options.n, options.width)
    step = 2 * 10**9 // options.n
    values = rng.shuffled(range(-(10**9), -(10**9) + options.n * step, step))
    p, q = KINDS[options.pair](rng, parents)
    print(len(places), values[p], values[q])
    print(*("null" if node is None else values[node] for node in places))


main()
