#!/usr/bin/env python3
"""Prints a square picture: gen.py --seed S --n ROWS_AND_COLUMNS --kind plain|snake|random"""
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


def plain(rng, n):
    return [[7] * n for _ in range(n)]


def snake(rng, n):
    """A way one cell wide from side to side, down to the last row."""
    return [[1 if i % 2 == 0 or j == (n - 1 if i % 4 == 1 else 0) else 0 for j in range(n)] for i in range(n)]


def random(rng, n):
    """Two of three cells have the same colour, the chosen one among them."""
    picture = [[int(rng.below(3) == 0) for _ in range(n)] for _ in range(n)]
    picture[0][0] = 0
    return picture


KINDS = {"plain": plain, "snake": snake, "random": random}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    picture = KINDS[options.kind](Splitmix64(options.seed), options.n)
    print(options.n, options.n, 0, 0, 65535)
    for row in picture:
        print(*row)


main()
