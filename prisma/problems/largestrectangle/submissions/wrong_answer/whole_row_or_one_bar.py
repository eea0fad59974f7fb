#!/usr/bin/env python3
# Wrong: looks at the whole row and at single bars only.
import sys
from typing import List


def largest_area(heights: List[int]) -> int:
    return max(max(heights), min(heights) * len(heights))


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(largest_area(heights))


main()
