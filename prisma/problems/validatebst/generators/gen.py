#!/usr/bin/env python3
"""Prints a search tree or one with a fault: gen.py --seed S --n NODES --width MOST_IN_A_LEVEL --fault none|swapped|equal"""
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

    def between(self, low, high):
        return low + self.below(high - low + 1)


class Node:
    def __init__(self):
        self.children = [None, None]
        self.val = 0


def random_shape(rng, n, width):
    """All nodes, level by level: each level takes some of the places below the one above it, at random."""
    level = [Node()]
    nodes = list(level)
    while len(nodes) < n:
        places = [(node, side) for node in level for side in (0, 1)]
        free = min(width, len(places), n - len(nodes))
        level = []
        for index, (node, side) in enumerate(places):
            if rng.below(len(places) - index) < free:
                free -= 1
                node.children[side] = Node()
                level.append(node.children[side])
        nodes += level
    return nodes


def in_order(root):
    """The nodes from the smallest place to the largest, and for each node how many lie above it."""
    order, stack, node, depth = [], [], root, 0
    while node or stack:
        while node:
            stack.append((node, depth))
            node, depth = node.children[0], depth + 1
        node, depth = stack.pop()
        order.append((node, depth))
        node, depth = node.children[1], depth + 1
    return order


def put_values(rng, order):
    size = 2**32 // len(order)
    for index, (node, _) in enumerate(order):
        node.val = -(2**31) + index * size + rng.below(size)


def put_fault(order, fault):
    """Of two neighbours in order, one lies below the other: take the two that are the farthest apart."""
    pairs = zip(order, order[1:])
    (first, depth), (second, other) = max(pairs, key=lambda pair: abs(pair[0][1] - pair[1][1]))
    if fault == "swapped":
        first.val, second.val = second.val, first.val
    elif depth > other:
        first.val = second.val
    else:
        second.val = first.val


def tokens_of(root):
    tokens, nodes = [], [root]
    for node in nodes:
        tokens.append("null" if node is None else str(node.val))
        nodes += [] if node is None else node.children
    while tokens[-1] == "null":
        tokens.pop()
    return tokens


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "width"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--fault", choices=["none", "swapped", "equal"], required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    root = random_shape(rng, options.n, options.width)[0]
    order = in_order(root)
    put_values(rng, order)
    if options.fault != "none":
        put_fault(order, options.fault)
    tokens = tokens_of(root)
    print(len(tokens))
    print(*tokens)


main()
