#!/usr/bin/env python3
import sys
from typing import List


def held_water(heights: List[int]) -> int:
    # Write your code here.
    return -1


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(held_water(heights))


main()
