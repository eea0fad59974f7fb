#!/usr/bin/env python3
import sys
from typing import List, Tuple


def rectangle_sums(matrix: List[List[int]], queries: List[Tuple[int, int, int, int]]) -> List[int]:
    columns = len(matrix[0])
    sums = [[0] * (columns + 1)]
    for row in matrix:
        above = sums[-1]
        line = [0]
        for j in range(columns):
            line.append(row[j] + above[j + 1] + line[j] - above[j])
        sums.append(line)
    return [
        sums[r2 + 1][c2 + 1] - sums[r1][c2 + 1] - sums[r2 + 1][c1] + sums[r1][c1]
        for r1, c1, r2, c2 in queries
    ]


def main():
    r, _, q = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*rectangle_sums(matrix, queries), sep="\n")


main()
