#!/usr/bin/env python3
import sys
from typing import List


def transpose(matrix: List[List[int]]) -> List[List[int]]:
    result = []
    for j in range(len(matrix[0])):
        result.append([row[j] for row in matrix])
    return result


def main():
    r, _ = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    for row in transpose(matrix):
        print(*row)


main()
