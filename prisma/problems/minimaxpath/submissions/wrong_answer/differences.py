#!/usr/bin/env python3
# Wrong: counts how much a step goes up or down.
import sys
from heapq import heappop, heappush
from typing import List


def lowest_highest(heights: List[List[int]]) -> int:
    rows, columns = len(heights), len(heights[0])
    seen = [[False] * columns for _ in range(rows)]
    shore = [(0, 0, 0)]
    level = 0
    while shore:
        height, row, column = heappop(shore)
        if seen[row][column]:
            continue
        seen[row][column] = True
        level = max(level, height)
        if row == rows - 1 and column == columns - 1:
            break
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and not seen[i][j]:
                heappush(shore, (abs(heights[i][j] - heights[row][column]), i, j))
    return level


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
