#!/usr/bin/env python3
import sys
from heapq import heappop, heappush
from typing import List


def lowest_highest(heights: List[List[int]]) -> int:
    # Write your code here. heights[row][column] is the height of a cell.
    return 0


def main():
    r, _ = map(int, sys.stdin.readline().split())
    heights = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    print(lowest_highest(heights))


main()
