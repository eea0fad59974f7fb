#!/usr/bin/env python3
"""Prints a target and a tree: gen.py --seed S --n NODES --width MOST_IN_A_LEVEL --low SMALLEST --high LARGEST --k K"""
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


def tree_tokens(rng, n, width, low, high):
    """Level by level: each takes some of the places below the one above it, at random."""
    tokens, size = [rng.between(low, high)], 1
    n -= 1
    while n > 0:
        places = 2 * size
        size = min(width, places, n)
        n -= size
        free = size
        for place in range(places):
            is_taken = rng.below(places - place) < free
            free -= is_taken
            tokens.append(rng.between(low, high) if is_taken else "null")
    while tokens[-1] == "null":
        tokens.pop()
    return tokens


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "n", "width", "low", "high", "k"):
        parser.add_argument(f"--{name}", type=int, required=True)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    tokens = tree_tokens(rng, options.n, options.width, options.low, options.high)
    print(len(tokens), options.k)
    print(*tokens)


main()
