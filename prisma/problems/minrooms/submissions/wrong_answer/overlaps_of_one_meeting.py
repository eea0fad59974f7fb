#!/usr/bin/env python3
# Wrong: counts who overlaps one meeting, though they need not overlap each other.
import sys
from bisect import bisect_left, bisect_right
from typing import List


def rooms_needed(meetings: List[List[int]]) -> int:
    starts = sorted([start for start, _ in meetings])
    ends = sorted([end for _, end in meetings])
    return max([bisect_left(starts, end) - bisect_right(ends, start) for start, end in meetings])


def main():
    n = int(sys.stdin.readline())
    meetings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(rooms_needed(meetings))


main()
