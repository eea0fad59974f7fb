#!/usr/bin/env python3
import sys
from typing import List


def largest_area(heights: List[int]) -> int:
    best = 0
    waiting = []
    for place in range(len(heights) + 1):
        height = heights[place] if place < len(heights) else 0
        while waiting and heights[waiting[-1]] >= height:
            top = heights[waiting.pop()]
            left = waiting[-1] + 1 if waiting else 0
            best = max(best, top * (place - left))
        waiting.append(place)
    return best


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(largest_area(heights))


main()
