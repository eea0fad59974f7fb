#!/usr/bin/env python3
import sys
from typing import List


def most_water(heights: List[int]) -> int:
    left, right = 0, len(heights) - 1
    best = 0
    while left < right:
        best = max(best, (right - left) * min(heights[left], heights[right]))
        if heights[left] < heights[right]:
            left += 1
        else:
            right -= 1
    return best


def main():
    sys.stdin.readline()
    print(most_water(list(map(int, sys.stdin.readline().split()))))


main()
