#!/usr/bin/env python3
# Wrong: goes on at the other side of the grid.
import sys
from collections import deque
from typing import List


def shortest_path(grid: List[str]) -> int:
    if grid[0][0] == "#":
        return -1
    rows, columns = len(grid), len(grid[0])
    distance = [[-1] * columns for _ in range(rows)]
    distance[0][0] = 0
    queue = deque([(0, 0)])
    while queue:
        row, column = queue.popleft()
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            i, j = i % rows, j % columns
            if grid[i][j] == "." and distance[i][j] == -1:
                distance[i][j] = distance[row][column] + 1
                queue.append((i, j))
    return distance[rows - 1][columns - 1]


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(shortest_path(grid))


main()
