#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)


def flood_fill(picture: List[List[int]], row: int, column: int, colour: int) -> List[List[int]]:
    # Write your code here. Return the new picture.
    return picture


def main():
    rows, _, row, column, colour = map(int, sys.stdin.readline().split())
    picture = [list(map(int, sys.stdin.readline().split())) for _ in range(rows)]
    for line in flood_fill(picture, row, column, colour):
        print(*line)


main()
