#!/usr/bin/env python3
# Wrong: mirrors the ways that begin in the left half, and forgets the column in the middle.
import sys
from typing import List


def place_queens(n: int) -> List[List[int]]:
    ways, way = [], []

    def place_in(row):
        if row == n:
            ways.append(way[:])
            return
        for column in range(n // 2 if row == 0 else n):
            if all(other != column and abs(other - column) != row - i for i, other in enumerate(way)):
                way.append(column)
                place_in(row + 1)
                way.pop()

    place_in(0)
    return ways + [[n - 1 - column for column in way] for way in ways]


def main():
    ways = place_queens(int(sys.stdin.readline()))
    print(len(ways))
    for way in ways[:1]:
        print(*way)


main()
