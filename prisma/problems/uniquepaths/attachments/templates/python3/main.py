#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)

MODULUS = 1000000007


def count_paths(grid: List[str]) -> int:
    # Write your code here. grid[row][column] is "." or "#".
    return -1


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    print(count_paths([sys.stdin.readline().strip() for _ in range(rows)]))


main()
