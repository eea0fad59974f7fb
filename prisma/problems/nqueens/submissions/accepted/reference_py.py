#!/usr/bin/env python3
import sys
from typing import List


def place_queens(n: int) -> List[List[int]]:
    ways, way = [], []
    columns, falling, rising = set(), set(), set()

    def place_in(row):
        if row == n:
            ways.append(way[:])
            return
        for column in range(n):
            if column in columns or row - column in falling or row + column in rising:
                continue
            columns.add(column)
            falling.add(row - column)
            rising.add(row + column)
            way.append(column)
            place_in(row + 1)
            way.pop()
            columns.remove(column)
            falling.remove(row - column)
            rising.remove(row + column)

    place_in(0)
    return ways


def main():
    ways = place_queens(int(sys.stdin.readline()))
    print(len(ways))
    for way in ways[:1]:
        print(*way)


main()
