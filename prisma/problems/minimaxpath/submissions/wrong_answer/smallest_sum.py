#!/usr/bin/env python3
# Wrong: takes the path with the smallest sum of heights.
import sys
from heapq import heappop, heappush
from typing import List


def lowest_highest(heights: List[List[int]]) -> int:
    rows, columns = len(heights), len(heights[0])
    done = [[False] * columns for _ in range(rows)]
    heap = [(heights[0][0], heights[0][0], 0, 0)]
    while heap:
        total, highest, row, column = heappop(heap)
        if done[row][column]:
            continue
        done[row][column] = True
        if row == rows - 1 and column == columns - 1:
            return highest
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < rows and 0 <= j < columns and not done[i][j]:
                heappush(heap, (total + heights[i][j], max(highest, heights[i][j]), i, j))
    return -1


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
