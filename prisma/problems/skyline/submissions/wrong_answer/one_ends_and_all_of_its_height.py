#!/usr/bin/env python3
# Wrong: keeps the heights as a set, so that the end of one building takes away all of its height.
import sys
from collections import defaultdict
from heapq import heappop, heappush
from typing import List


def skyline(buildings: List[List[int]]) -> List[List[int]]:
    begins, ends = defaultdict(list), defaultdict(list)
    for left, right, height in buildings:
        begins[left].append(height)
        ends[right].append(height)
    standing = set()
    heap = []
    points = []
    before = 0
    for x in sorted(set(begins) | set(ends)):
        standing.difference_update(ends.get(x, []))
        for height in begins.get(x, []):
            standing.add(height)
            heappush(heap, -height)
        while heap and -heap[0] not in standing:
            heappop(heap)
        height = -heap[0] if heap else 0
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
