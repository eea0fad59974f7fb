#!/usr/bin/env python3
import sys
from typing import List


def shortest_path(grid: List[str]) -> int:
    # Write your code here. grid[row][column] is '.' for an open cell and '#' for a blocked one.
    return 0


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(shortest_path(grid))


main()
