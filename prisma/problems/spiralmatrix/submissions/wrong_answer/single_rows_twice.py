#!/usr/bin/env python3
# Wrong: walks a single row or column that is left back again.
import sys
from typing import List


def spiral(matrix: List[List[int]]) -> List[int]:
    walk = []
    top, bottom = 0, len(matrix) - 1
    left, right = 0, len(matrix[0]) - 1
    while top <= bottom and left <= right:
        for j in range(left, right + 1):
            walk.append(matrix[top][j])
        top += 1
        for i in range(top, bottom + 1):
            walk.append(matrix[i][right])
        right -= 1
        for j in range(right, left - 1, -1):
            walk.append(matrix[bottom][j])
        bottom -= 1
        for i in range(bottom, top - 1, -1):
            walk.append(matrix[i][left])
        left += 1
    return walk


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(*spiral(matrix))


main()
