#!/usr/bin/env python3
# Wrong: walks the rows in turns to the right and to the left.
import sys
from typing import List


def spiral(matrix: List[List[int]]) -> List[int]:
    walk = []
    for i, row in enumerate(matrix):
        walk += row if i % 2 == 0 else row[::-1]
    return walk


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(*spiral(matrix))


main()
