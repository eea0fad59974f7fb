#!/usr/bin/env python3
import sys
from heapq import heappop, heappush
from typing import List


def skyline(buildings: List[List[int]]) -> List[List[int]]:
    buildings.sort()
    places = sorted([left for left, _, _ in buildings] + [right for _, right, _ in buildings])
    # The buildings that have begun, the highest on top: Python's heap has the smallest there.
    standing = []
    points = []
    begun = before = 0
    for x in places:
        while begun < len(buildings) and buildings[begun][0] <= x:
            _, right, height = buildings[begun]
            heappush(standing, (-height, right))
            begun += 1
        while standing and standing[0][1] <= x:
            heappop(standing)
        height = -standing[0][0] if standing else 0
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
