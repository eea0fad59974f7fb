#!/usr/bin/env python3
# Wrong: steps to the right and down only.
import sys
from typing import List


def shortest_path(grid: List[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    far = rows * columns
    steps = [[far] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            if grid[i][j] == "#":
                continue
            if i == 0 and j == 0:
                steps[i][j] = 0
            if i > 0:
                steps[i][j] = min(steps[i][j], steps[i - 1][j] + 1)
            if j > 0:
                steps[i][j] = min(steps[i][j], steps[i][j - 1] + 1)
    return -1 if steps[-1][-1] >= far else steps[-1][-1]


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(shortest_path(grid))


main()
