#!/usr/bin/env python3
# Wrong: takes the two highest walls.
import sys
from typing import List


def most_water(heights: List[int]) -> int:
    places = sorted(range(len(heights)), key=lambda place: -heights[place])
    first, second = places[:2]
    return abs(first - second) * min(heights[first], heights[second])


def main():
    sys.stdin.readline()
    print(most_water(list(map(int, sys.stdin.readline().split()))))


main()
