#!/usr/bin/env python3
import sys
from typing import List


def held_water(heights: List[int]) -> int:
    left, right = 0, len(heights) - 1
    left_rim = right_rim = water = 0
    while left <= right:
        if left_rim <= right_rim:
            left_rim = max(left_rim, heights[left])
            water += left_rim - heights[left]
            left += 1
        else:
            right_rim = max(right_rim, heights[right])
            water += right_rim - heights[right]
            right -= 1
    return water


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(held_water(heights))


main()
