#!/usr/bin/env python3
import sys
from typing import List


def rooms_needed(meetings: List[List[int]]) -> int:
    # Write your code here. Each meeting is [start, end].
    return 0


def main():
    n = int(sys.stdin.readline())
    meetings = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(rooms_needed(meetings))


main()
