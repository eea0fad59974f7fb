#!/usr/bin/env python3
# Wrong: repaints the chosen cell and the cells beside it only.
import sys
from typing import List

sys.setrecursionlimit(10000)


def flood_fill(picture: List[List[int]], row: int, column: int, colour: int) -> List[List[int]]:
    old = picture[row][column]
    for i, j in ((row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= i < len(picture) and 0 <= j < len(picture[0]) and picture[i][j] == old:
            picture[i][j] = colour
    return picture


def main():
    rows, _, row, column, colour = map(int, sys.stdin.readline().split())
    picture = [list(map(int, sys.stdin.readline().split())) for _ in range(rows)]
    for line in flood_fill(picture, row, column, colour):
        print(*line)


main()
