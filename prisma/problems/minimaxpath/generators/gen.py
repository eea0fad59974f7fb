#!/usr/bin/env python3
"""Prints a landscape: gen.py --seed S --rows R --columns C --high LARGEST --kind any|hills|rising|snake"""
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


def any_heights(rng, rows, columns, high):
    return [[rng.below(high + 1) for _ in range(columns)] for _ in range(rows)]


def rising(rng, rows, columns, high):
    """All heights are different, and rise row by row."""
    height, grid = 0, []
    for _ in range(rows):
        row = []
        for _ in range(columns):
            height += 1 + rng.below(high)
            row.append(height)
        grid.append(row)
    return grid


def snake(rng, rows, columns, high):
    """A valley one cell wide from side to side; to cross its walls is always worse."""
    grid = [[rng.below(high // 2) for _ in range(columns)] for _ in range(rows)]
    for i in range(1, rows, 2):
        gap = columns - 1 if i % 4 == 1 else 0
        for j in range(columns):
            if j != gap:
                grid[i][j] = high - rng.below(high // 2)
    return grid


def hills(rng, rows, columns, high):
    """Each height differs little from the ones above it and to the left."""
    grid = []
    for i in range(rows):
        row = []
        for j in range(columns):
            if i > 0 and j > 0:
                base = (grid[i - 1][j] + row[j - 1]) // 2
            else:
                base = grid[i - 1][j] if i > 0 else row[j - 1] if j > 0 else high // 2
            row.append(min(high, max(0, base + rng.below(2 * high // 10 + 1) - high // 10)))
        grid.append(row)
    return grid


KINDS = {"any": any_heights, "hills": hills, "rising": rising, "snake": snake}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns", "high"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    options = parser.parse_args()
    print(options.rows, options.columns)
    for row in KINDS[options.kind](Splitmix64(options.seed), options.rows, options.columns, options.high):
        print(*row)


main()
