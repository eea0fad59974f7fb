#!/usr/bin/env python3
"""Prints a grid: gen.py --seed S --rows R --columns C --kind open|snake|random|closed [--blocked PERCENT]"""
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


def open_field(rng, rows, columns, blocked):
    return [["."] * columns for _ in range(rows)]


def snake(rng, rows, columns, blocked):
    """A way one cell wide from side to side, down to the last row."""
    grid = open_field(rng, rows, columns, blocked)
    for i in range(1, rows, 2):
        grid[i] = ["#"] * columns
        grid[i][columns - 1 if i % 4 == 1 else 0] = "."
    return grid


def random(rng, rows, columns, blocked):
    """Some cells are blocked, but not the start, the goal and the cells beside them."""
    grid = [["#" if rng.below(100) < blocked else "." for _ in range(columns)] for _ in range(rows)]
    for i, j in ((0, 0), (0, 1), (1, 0)):
        grid[i][j] = grid[rows - 1 - i][columns - 1 - j] = "."
    return grid


def closed(rng, rows, columns, blocked):
    """A line of blocked cells, which touch at corners, cuts the goal off."""
    grid = random(rng, rows, columns, blocked)
    for i in range(rows):
        j = columns + rows - 8 - i
        if 0 <= j < columns:
            grid[i][j] = "#"
    return grid


KINDS = {"open": open_field, "snake": snake, "random": random, "closed": closed}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--blocked", type=int, default=0)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.rows, options.columns)
    for row in KINDS[options.kind](rng, options.rows, options.columns, options.blocked):
        print("".join(row))


main()
