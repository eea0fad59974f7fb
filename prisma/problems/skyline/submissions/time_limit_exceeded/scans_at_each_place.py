#!/usr/bin/env python3
# Too slow: looks at all buildings for each place.
import sys
from typing import List


def skyline(buildings: List[List[int]]) -> List[List[int]]:
    places = sorted([left for left, _, _ in buildings] + [right for _, right, _ in buildings])
    points = []
    before = 0
    for x in places:
        height = 0
        for left, right, own in buildings:
            if left <= x < right and own > height:
                height = own
        if height != before:
            points.append([x, height])
        before = height
    return points


def main():
    n = int(sys.stdin.readline())
    buildings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    points = skyline(buildings)
    print(len(points))
    for x, height in points:
        print(x, height)


main()
