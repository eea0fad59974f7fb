#!/usr/bin/env python3
import sys
from collections import deque
from typing import List


def minutes_to_burn(grid: List[str]) -> int:
    # Write your code here. grid[row][column] is '0' for bare ground, '1' for dry grass and '2' for fire.
    return 0


def main():
    rows, _ = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(rows)]
    print(minutes_to_burn(grid))


main()
