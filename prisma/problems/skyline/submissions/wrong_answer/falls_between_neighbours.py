#!/usr/bin/env python3
# Wrong: takes what ends at a place out before what begins there, and notes the gap of no width.
import sys
from heapq import heappop, heappush
from typing import List


def skyline(buildings: List[List[int]]) -> List[List[int]]:
    buildings.sort()
    ends = [(right, 0) for _, right, _ in buildings]
    places = sorted(ends + [(left, 1) for left, _, _ in buildings])
    # The buildings that have begun, the highest on top: Python's heap has the smallest there.
    standing = []
    points = []
    begun = before = 0
    for x, begins in places:
        if begins:
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
