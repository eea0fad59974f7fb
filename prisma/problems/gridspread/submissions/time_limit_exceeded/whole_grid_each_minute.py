#!/usr/bin/env python3
# Too slow: looks through the whole grid for the cells of each minute.
import sys
from typing import List


def minutes_to_burn(grid: List[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    minute = [[0 if cell == "2" else -1 for cell in line] for line in grid]
    dry = sum(line.count("1") for line in grid)
    last = 0
    is_spreading = True
    while is_spreading:
        is_spreading = False
        for row in range(rows):
            for column in range(columns):
                if minute[row][column] != last:
                    continue
                for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                    if 0 <= i < rows and 0 <= j < columns and grid[i][j] == "1" and minute[i][j] == -1:
                        minute[i][j] = last + 1
                        dry -= 1
                        is_spreading = True
        if is_spreading:
            last += 1
    return last if dry == 0 else -1


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(minutes_to_burn(grid))


main()
