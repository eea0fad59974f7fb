#!/usr/bin/env python3
import sys
from typing import List


def fewest_removals(intervals: List[List[int]]) -> int:
    # Write your code here. Each interval is [start, end].
    return 0


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(fewest_removals(intervals))


main()
