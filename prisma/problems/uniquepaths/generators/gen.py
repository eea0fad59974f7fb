#!/usr/bin/env python3
"""Prints a grid: gen.py --seed S --rows R --columns C --kind scattered|walls [--percent BLOCKED]"""
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


def scattered(rng, rows, columns, percent):
    """Blocks at random; the first and the last cell are free."""
    grid = [["#" if rng.below(100) < percent else "." for _ in range(columns)] for _ in range(rows)]
    grid[0][0] = grid[-1][-1] = "."
    return grid


def walls(rng, rows, columns, percent):
    """Walls from top to bottom with a few holes, which lie lower from wall to wall."""
    grid = [["."] * columns for _ in range(rows)]
    gap = 0
    for j in range(5, columns - 1, 12):
        gap = min(rows - 1, gap + rng.below(2 * 12 * rows // columns))
        for i in range(rows):
            if i < gap or i > gap + 3:
                grid[i][j] = "#"
    return grid


KINDS = {"scattered": scattered, "walls": walls}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--percent", type=int, default=0)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    grid = KINDS[options.kind](rng, options.rows, options.columns, options.percent)
    print(options.rows, options.columns)
    for row in grid:
        print("".join(row))


main()
