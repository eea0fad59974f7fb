#!/usr/bin/env python3
# Wrong: goes on from the cell that was found last, as a stack does.
import sys
from collections import deque
from typing import List


def minutes_to_burn(grid: List[str]) -> int:
    rows, columns = len(grid), len(grid[0])
    minute = [[0 if cell == "2" else -1 for cell in line] for line in grid]
    queue = deque((row, column) for row in range(rows) for column in range(columns) if grid[row][column] == "2")
    dry = sum(line.count("1") for line in grid)
    last = 0
    while queue:
        row, column = queue.pop()
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and grid[i][j] == "1" and minute[i][j] == -1:
                minute[i][j] = minute[row][column] + 1
                last = max(last, minute[i][j])
                dry -= 1
                queue.append((i, j))
    return last if dry == 0 else -1


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(minutes_to_burn(grid))


main()
