#!/usr/bin/env python3
# Wrong: sets the whole first row and column to 1, also behind a block.
import sys
from typing import List

sys.setrecursionlimit(10000)

MODULUS = 1000000007


def count_paths(grid: List[str]) -> int:
    ways = [[1] * len(grid[0]) for _ in grid]
    for i, row in enumerate(grid):
        for j, cell in enumerate(row):
            if cell == "#":
                ways[i][j] = 0
            elif i > 0 and j > 0:
                ways[i][j] = (ways[i - 1][j] + ways[i][j - 1]) % MODULUS
    return ways[-1][-1]


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    print(count_paths([sys.stdin.readline().strip() for _ in range(rows)]))


main()
