#!/usr/bin/env python3
import sys
from typing import List, Tuple


def rectangle_sums(matrix: List[List[int]], queries: List[Tuple[int, int, int, int]]) -> List[int]:
    # Write your code here. A question is a tuple (r1, c1, r2, c2). Return one sum for each.
    return [0] * len(queries)


def main():
    r, _, q = map(int, sys.stdin.readline().split())
    matrix = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*rectangle_sums(matrix, queries), sep="\n")


main()
