#!/usr/bin/env python3
# Wrong: takes the two bars beside a bar for its rims.
import sys
from typing import List


def held_water(heights: List[int]) -> int:
    water = 0
    for i in range(1, len(heights) - 1):
        water += max(0, min(heights[i - 1], heights[i + 1]) - heights[i])
    return water


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(held_water(heights))


main()
