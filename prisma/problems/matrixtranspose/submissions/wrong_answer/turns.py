#!/usr/bin/env python3
# Wrong: turns the matrix to the right: each new row is reversed.
import sys
from typing import List


def transpose(matrix: List[List[int]]) -> List[List[int]]:
    return [[row[j] for row in reversed(matrix)] for j in range(len(matrix[0]))]


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    for row in transpose(matrix):
        print(*row)


main()
