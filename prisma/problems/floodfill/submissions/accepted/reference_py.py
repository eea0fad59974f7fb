#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)


def flood_fill(picture: List[List[int]], row: int, column: int, colour: int) -> List[List[int]]:
    old = picture[row][column]

    def fill(i, j):
        if not (0 <= i < len(picture) and 0 <= j < len(picture[i])) or picture[i][j] != old:
            return
        picture[i][j] = colour
        fill(i - 1, j)
        fill(i + 1, j)
        fill(i, j - 1)
        fill(i, j + 1)

    if old != colour:
        fill(row, column)
    return picture


def main():
    rows, _, row, column, colour = map(int, sys.stdin.readline().split())
    picture = [list(map(int, sys.stdin.readline().split())) for _ in range(rows)]
    for line in flood_fill(picture, row, column, colour):
        print(*line)


main()
