#!/usr/bin/env python3
# Too slow: searches anew for each height.
import sys
from typing import List


def is_enough(heights: List[List[int]], level: int) -> bool:
    rows, columns = len(heights), len(heights[0])
    if heights[0][0] > level:
        return False
    seen = [[False] * columns for _ in range(rows)]
    seen[0][0] = True
    cells = [(0, 0)]
    for row, column in cells:
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and not seen[i][j] and heights[i][j] <= level:
                seen[i][j] = True
                cells.append((i, j))
    return seen[-1][-1]


def lowest_highest(heights: List[List[int]]) -> int:
    for level in sorted({height for row in heights for height in row}):
        if is_enough(heights, level):
            return level
    return -1


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
