#!/usr/bin/env python3
import sys
from typing import List


def largest_area(heights: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(largest_area(heights))


main()
