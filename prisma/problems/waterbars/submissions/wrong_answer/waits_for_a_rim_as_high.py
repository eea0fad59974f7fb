#!/usr/bin/env python3
# Wrong: a pond ends only at a bar that is as high as its left rim.
import sys
from typing import List


def held_water(heights: List[int]) -> int:
    rim = water = pond = 0
    for height in heights:
        if height >= rim:
            water += pond
            rim, pond = height, 0
        else:
            pond += rim - height
    return water


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(held_water(heights))


main()
