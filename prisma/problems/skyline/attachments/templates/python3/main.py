#!/usr/bin/env python3
import sys
from typing import List


def skyline(buildings: List[List[int]]) -> List[List[int]]:
    # Write your code here. Each building is [left, right, height]; return points [x, height].
    return []


def main():
    n = int(sys.stdin.readline())
    buildings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    points = skyline(buildings)
    print(len(points))
    for x, height in points:
        print(x, height)


main()
