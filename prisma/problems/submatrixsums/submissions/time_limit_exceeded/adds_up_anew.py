#!/usr/bin/env python3
# Too slow: adds up the numbers of each rectangle.
import sys
from typing import List, Tuple


def rectangle_sums(matrix: List[List[int]], queries: List[Tuple[int, int, int, int]]) -> List[int]:
    result = []
    for r1, c1, r2, c2 in queries:
        total = 0
        for i in range(r1, r2 + 1):
            for j in range(c1, c2 + 1):
                total += matrix[i][j]
        result.append(total)
    return result


def main():
    r, _, q = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*rectangle_sums(matrix, queries), sep="\n")


main()
