#!/usr/bin/env python3
import sys
from typing import List


def transpose(matrix: List[List[int]]) -> List[List[int]]:
    # Write your code here. matrix[i][j] is the number in row i and column j. Return the new rows.
    return matrix


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    for row in transpose(matrix):
        print(*row)


main()
