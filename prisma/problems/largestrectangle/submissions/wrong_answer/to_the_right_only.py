#!/usr/bin/env python3
# Wrong: lets each rectangle grow to the right only.
import sys
from typing import List


def largest_area(heights: List[int]) -> int:
    best = 0
    waiting = []
    for place, height in enumerate(heights + [-1]):
        while waiting and heights[waiting[-1]] > height:
            left = waiting.pop()
            best = max(best, heights[left] * (place - left))
        waiting.append(place)
    return best


def main():
    sys.stdin.readline()
    heights = list(map(int, sys.stdin.readline().split()))
    print(largest_area(heights))


main()
