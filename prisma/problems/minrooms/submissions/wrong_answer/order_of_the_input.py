#!/usr/bin/env python3
# Wrong: takes the meetings as they come, not by their starts.
import sys
from heapq import heappush, heapreplace
from typing import List


def rooms_needed(meetings: List[List[int]]) -> int:
    ends = []
    for start, end in meetings:
        if ends and ends[0] <= start:
            heapreplace(ends, end)
        else:
            heappush(ends, end)
    return len(ends)


def main():
    n = int(sys.stdin.readline())
    meetings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(rooms_needed(meetings))


main()
