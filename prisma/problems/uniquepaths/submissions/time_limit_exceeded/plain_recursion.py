#!/usr/bin/env python3
# Too slow: walks every single path.
import sys
from typing import List

sys.setrecursionlimit(10000)

MODULUS = 1000000007


def count_paths(grid: List[str]) -> int:
    def count_from(i, j):
        if i == len(grid) or j == len(grid[i]) or grid[i][j] == "#":
            return 0
        if i == len(grid) - 1 and j == len(grid[i]) - 1:
            return 1
        return (count_from(i + 1, j) + count_from(i, j + 1)) % MODULUS

    return count_from(0, 0)


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    print(count_paths([sys.stdin.readline().strip() for _ in range(rows)]))


main()
