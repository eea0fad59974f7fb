#!/usr/bin/env python3
# Wrong: a region can have several cells without land above and to the left.
import sys


def count_regions(grid):
    regions = 0
    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            above = row > 0 and grid[row - 1][column] == 1
            left = column > 0 and cells[column - 1] == 1
            if cell == 1 and not above and not left:
                regions += 1
    return regions


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [[int(cell) for cell in sys.stdin.readline().strip()] for _ in range(rows)]
    print(count_regions(grid))


main()
