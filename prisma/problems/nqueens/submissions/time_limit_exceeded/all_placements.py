#!/usr/bin/env python3
# Too slow: places all queens before it looks whether they attack each other.
import sys
from typing import List


def place_queens(n: int) -> List[List[int]]:
    ways, way = [], []

    def is_peaceful():
        for row in range(n):
            for above in range(row):
                if way[above] == way[row] or abs(way[above] - way[row]) == row - above:
                    return False
        return True

    def place_in(row):
        if row == n:
            if is_peaceful():
                ways.append(way[:])
            return
        for column in range(n):
            way.append(column)
            place_in(row + 1)
            way.pop()

    place_in(0)
    return ways


def main():
    ways = place_queens(int(sys.stdin.readline()))
    print(len(ways))
    for way in ways[:1]:
        print(*way)


main()
