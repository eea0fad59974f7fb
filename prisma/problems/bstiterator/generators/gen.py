#!/usr/bin/env python3
"""Prints a search tree and calls: gen.py --seed S --n NODES --kind random|left|zigzag|comb"""
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
    """Values inserted in a random order: about thirty levels."""
    return rng.shuffled(range(-n // 2, n - n // 2))


def left(rng, n):
    return range(n, 0, -1)


def zigzag(rng, n):
    """The largest that is left, then the smallest that is left, and so on."""
    return [i // 2 if i % 2 else n - i // 2 for i in range(n)]


def comb(rng, n):
    """A chain of twenty nodes to the right, from each of which a chain leads left."""
    size = n // 20
    ends = range(size - 1, n, size)
    return list(ends) + [value for end in ends for value in range(end - 1, end - size, -1)]


KINDS = {"random": random, "left": left, "zigzag": zigzag, "comb": comb}


def level_order(values):
    """The words that describe the tree into which the values are inserted in this order."""
    children = {}
    root = None
    for value in values:
        node = root
        while node is not None:
            parent, side = node, int(value > node)
            node = children[node][side]
        if root is None:
            root = value
        else:
            children[parent][side] = value
        children[value] = [None, None]
    words, queue = [], [root]
    for node in queue:
        words.append("null" if node is None else str(node))
        if node is not None:
            queue.extend(children[node])
    while words[-1] == "null":
        words.pop()
    return words


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    words = level_order(KINDS[options.kind](rng, options.n))
    calls = []
    for _ in range(options.n + 10):
        calls.extend(["hasnext"] * (rng.below(5) // 3))
        calls.append("next")
    print(len(words), len(calls))
    print(" ".join(words))
    print("\n".join(calls))


main()
