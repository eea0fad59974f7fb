#!/usr/bin/env python3
# Too slow: looks at every pair of walls.
import sys
from typing import List


def most_water(heights: List[int]) -> int:
    best = 0
    for i in range(len(heights)):
        for j in range(i + 1, len(heights)):
            best = max(best, (j - i) * min(heights[i], heights[j]))
    return best


def main():
    sys.stdin.readline()
    print(most_water(list(map(int, sys.stdin.readline().split()))))


main()
