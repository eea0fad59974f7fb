#!/usr/bin/env python3
# Wrong: intervals that touch count as overlapping.
import sys
from typing import List


def fewest_removals(intervals: List[List[int]]) -> int:
    kept = 0
    last_end = None
    for start, end in sorted(intervals, key=lambda interval: interval[1]):
        if last_end is None or start > last_end:
            kept += 1
            last_end = end
    return len(intervals) - kept


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(fewest_removals(intervals))


main()
