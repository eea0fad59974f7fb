#!/usr/bin/env python3
# Too slow: finds the longest chain that ends with each interval by a walk over all before it.
import sys
from typing import List


def fewest_removals(intervals: List[List[int]]) -> int:
    intervals = sorted(intervals, key=lambda interval: interval[1])
    chain = []
    for i, (start, _) in enumerate(intervals):
        longest = 1
        for j in range(i):
            if intervals[j][1] <= start:
                longest = max(longest, chain[j] + 1)
        chain.append(longest)
    return len(intervals) - max(chain)


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(fewest_removals(intervals))


main()
