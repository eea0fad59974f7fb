#!/usr/bin/env python3
import sys
from typing import List


def can_read(grid: List[List[str]], word: str) -> bool:
    rows, columns = len(grid), len(grid[0])

    def read_from(row, column, place):
        if not (0 <= row < rows and 0 <= column < columns) or grid[row][column] != word[place]:
            return False
        if place == len(word) - 1:
            return True
        grid[row][column] = "#"  # No letter: the cell is in use.
        is_read = (
            read_from(row - 1, column, place + 1)
            or read_from(row + 1, column, place + 1)
            or read_from(row, column - 1, place + 1)
            or read_from(row, column + 1, place + 1)
        )
        grid[row][column] = word[place]
        return is_read

    return any(read_from(row, column, 0) for row in range(rows) for column in range(columns))


def main():
    lines = sys.stdin.read().split("\n")
    rows = int(lines[0].split()[0])
    grid = [list(line) for line in lines[1 : rows + 1]]
    print("true" if can_read(grid, lines[rows + 1]) else "false")


main()
