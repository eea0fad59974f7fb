#!/usr/bin/env python3
"""Prints the two lists of a tree: gen.py --seed S --n NODES --kind random|balanced|left|right|zigzag"""
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


def random(rng, size):
    return rng.below(size)


def balanced(rng, size):
    return size // 2


def left(rng, size):
    """A chain to the left, with a leaf now and then."""
    return size - 1 - min(rng.below(8) // 7, size - 1)


def right(rng, size):
    return min(rng.below(8) // 7, size - 1)


def zigzag(rng, size):
    """A long chain from side to side that carries a small tree at each node."""
    small = min(rng.below(19), size - 1)
    return small if size % 2 else size - 1 - small


KINDS = {"random": random, "balanced": balanced, "left": left, "right": right, "zigzag": zigzag}


def orders(rng, n, sizes):
    """The places of the inorder list in the order in which a tree lists its roots, left before right."""
    preorder, parts = [], [(0, n)]
    while parts:
        low, high = parts.pop()
        if low == high:
            continue
        place = low + sizes(rng, high - low)
        preorder.append(place)
        parts += [(place + 1, high), (low, place)]
    return preorder


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    step = 2 * 10**9 // options.n
    inorder = rng.shuffled(range(-(10**9), -(10**9) + options.n * step, step))
    print(options.n)
    print(*(inorder[place] for place in orders(rng, options.n, KINDS[options.kind])))
    print(*inorder)


main()
