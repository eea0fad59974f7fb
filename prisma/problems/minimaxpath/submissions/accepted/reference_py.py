#!/usr/bin/env python3
import sys
from heapq import heappop, heappush
from typing import List


def lowest_highest(heights: List[List[int]]) -> int:
    rows, columns = len(heights), len(heights[0])
    seen = [[False] * columns for _ in range(rows)]
    seen[0][0] = True
    shore = [(heights[0][0], 0, 0)]
    level = 0
    while shore:
        height, row, column = heappop(shore)
        level = max(level, height)
        if row == rows - 1 and column == columns - 1:
            break
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and not seen[i][j]:
                seen[i][j] = True
                heappush(shore, (heights[i][j], i, j))
    return level


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
