#!/usr/bin/env python3
import sys
from typing import List


def spiral(matrix: List[List[int]]) -> List[int]:
    # Write your code here. matrix[i][j] is the number in row i and column j. Return the list of numbers.
    return []


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(*spiral(matrix))


main()
