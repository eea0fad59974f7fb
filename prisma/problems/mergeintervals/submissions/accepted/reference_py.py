#!/usr/bin/env python3
import sys


def merge_intervals(intervals):
    merged = []
    for start, end in sorted(intervals):
        if not merged or start > merged[-1][1]:
            merged.append([start, end])
        else:
            merged[-1][1] = max(merged[-1][1], end)
    return merged


def main():
    n = int(sys.stdin.readline())
    intervals = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    merged = merge_intervals(intervals)
    print(len(merged))
    for start, end in merged:
        print(start, end)


main()
