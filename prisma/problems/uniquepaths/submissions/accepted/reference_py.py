#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)

MODULUS = 1000000007


def count_paths(grid: List[str]) -> int:
    # Paths to the cells of this row, and to those of the row above that are not overwritten yet.
    ways = [0] * len(grid[0])
    ways[0] = 1
    for row in grid:
        for column, cell in enumerate(row):
            if cell == "#":
                ways[column] = 0
            elif column > 0:
                ways[column] = (ways[column] + ways[column - 1]) % MODULUS
    return ways[-1]


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    print(count_paths([sys.stdin.readline().strip() for _ in range(rows)]))


main()
