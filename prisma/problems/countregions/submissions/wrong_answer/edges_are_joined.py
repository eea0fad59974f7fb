#!/usr/bin/env python3
# Wrong: index -1 is the last row or column, so opposite edges are joined.
import sys

sys.setrecursionlimit(10000)


def count_regions(grid):
    regions = 0
    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            if cell == 1:
                regions += 1
                flood(grid, row, column)
    return regions


def flood(grid, row, column):
    try:
        if grid[row][column] == 0:
            return
    except IndexError:
        return
    grid[row][column] = 0
    flood(grid, row - 1, column)
    flood(grid, row + 1, column)
    flood(grid, row, column - 1)
    flood(grid, row, column + 1)


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [[int(cell) for cell in sys.stdin.readline().strip()] for _ in range(rows)]
    print(count_regions(grid))


main()
