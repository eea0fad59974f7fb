#!/usr/bin/env python3
import sys
from typing import List


def rooms_needed(meetings: List[List[int]]) -> int:
    starts = sorted([start for start, _ in meetings])
    ends = sorted([end for _, end in meetings])
    rooms = freed = 0
    for start in starts:
        if ends[freed] <= start:
            freed += 1
        else:
            rooms += 1
    return rooms


def main():
    n = int(sys.stdin.readline())
    meetings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(rooms_needed(meetings))


main()
