#!/usr/bin/env python3
"""Prints a field: gen.py --seed S --rows R --columns C --kind open|snake|random|meadow|cut [--bare PERCENT] [--fires F]"""
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


def open_field(rng, rows, columns, bare, fires):
    """Grass everywhere, and one fire in the corner."""
    grid = [["1"] * columns for _ in range(rows)]
    grid[0][0] = "2"
    return grid


def snake(rng, rows, columns, bare, fires):
    """A strip of grass one cell wide from side to side, with one fire at its beginning."""
    grid = open_field(rng, rows, columns, bare, fires)
    for i in range(1, rows, 2):
        grid[i] = ["0"] * columns
        grid[i][columns - 1 if i % 4 == 1 else 0] = "1"
    return grid


def random(rng, rows, columns, bare, fires):
    grid = [["0" if rng.below(100) < bare else "1" for _ in range(columns)] for _ in range(rows)]
    for _ in range(fires):
        grid[rng.below(rows)][rng.below(columns)] = "2"
    return grid


def meadow(rng, rows, columns, bare, fires):
    """Some cells are bare, and so is all that no fire would reach."""
    grid = random(rng, rows, columns, bare, fires)
    found = [(i, j) for i in range(rows) for j in range(columns) if grid[i][j] == "2"]
    reached = set(found)
    for row, column in found:
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and grid[i][j] != "0" and (i, j) not in reached:
                reached.add((i, j))
                found.append((i, j))
    return [[grid[i][j] if (i, j) in reached else "0" for j in range(columns)] for i in range(rows)]


def cut(rng, rows, columns, bare, fires):
    """A meadow in which the last cell, in the corner, is cut off."""
    grid = meadow(rng, rows, columns, bare, fires)
    grid[rows - 1][columns - 2] = grid[rows - 2][columns - 1] = "0"
    grid[rows - 1][columns - 1] = "1"
    return grid


KINDS = {"open": open_field, "snake": snake, "random": random, "meadow": meadow, "cut": cut}


def main():
    parser = argparse.ArgumentParser()
    for name in ("seed", "rows", "columns"):
        parser.add_argument(f"--{name}", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--bare", type=int, default=0)
    parser.add_argument("--fires", type=int, default=1)
    options = parser.parse_args()
    rng = Splitmix64(options.seed)
    print(options.rows, options.columns)
    for row in KINDS[options.kind](rng, options.rows, options.columns, options.bare, options.fires):
        print("".join(row))


main()
