#!/usr/bin/env python3
# Too slow: searches both rims for each bar.
import sys
from typing import List


def held_water(heights: List[int]) -> int:
    water = 0
    for i, height in enumerate(heights):
        water += min(max(heights[: i + 1]), max(heights[i:])) - height
    return water


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(held_water(heights))


main()
