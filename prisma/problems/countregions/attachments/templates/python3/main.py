#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def count_regions(grid):
    # Write your code here. grid[row][column] is 1 for land and 0 for water.
    return 0


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [[int(cell) for cell in sys.stdin.readline().strip()] for _ in range(rows)]
    print(count_regions(grid))


main()
