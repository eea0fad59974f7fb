#!/usr/bin/env python3
import sys


def merge_intervals(intervals):
    # Write your code here. Each interval is [start, end]; return such a list.
    return []


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    merged = merge_intervals(intervals)
    print(len(merged))
    for start, end in merged:
        print(start, end)


main()
