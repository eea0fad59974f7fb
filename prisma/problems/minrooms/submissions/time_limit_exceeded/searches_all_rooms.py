#!/usr/bin/env python3
# Too slow: goes through all rooms for each meeting.
import sys
from typing import List


def rooms_needed(meetings: List[List[int]]) -> int:
    ends = []
    for start, end in sorted(meetings):
        room = 0
        while room < len(ends) and ends[room] > start:
            room += 1
        if room == len(ends):
            ends.append(end)
        else:
            ends[room] = end
    return len(ends)


def main():
    n = int(sys.stdin.readline())
    meetings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(rooms_needed(meetings))


main()
