#!/usr/bin/env python3
# Too slow: tries every pair of ends.
import sys
from typing import List


def largest_area(heights: List[int]) -> int:
    best = 0
    for left in range(len(heights)):
        lowest = heights[left]
        for right in range(left, len(heights)):
            lowest = min(lowest, heights[right])
            best = max(best, lowest * (right - left + 1))
    return best


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(largest_area(heights))


main()
