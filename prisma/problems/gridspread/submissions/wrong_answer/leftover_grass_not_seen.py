#!/usr/bin/env python3
# Wrong: does not ask whether all the grass has burnt.
import sys
from collections import deque
from typing import List


def minutes_to_burn(grid: List[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    minute = [[0 if cell == "2" else -1 for cell in line] for line in grid]
    queue = deque((row, column) for row in range(rows) for column in range(columns) if grid[row][column] == "2")
    last = 0
    while queue:
        row, column = queue.popleft()
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and grid[i][j] == "1" and minute[i][j] == -1:
                last = minute[row][column] + 1
                minute[i][j] = last
                queue.append((i, j))
    return last


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(minutes_to_burn(grid))


main()
