#!/usr/bin/env python3
# Too slow: goes through all intervals joined so far for each one.
import sys


def merge_intervals(intervals):
    merged = []
    for start, end in intervals:
        apart = []
        for other in merged:
            if other[1] < start or end < other[0]:
                apart.append(other)
            else:
                start, end = min(start, other[0]), max(end, other[1])
        merged = apart + [(start, end)]
    return sorted(merged)


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    merged = merge_intervals(intervals)
    print(len(merged))
    for start, end in merged:
        print(start, end)


main()
