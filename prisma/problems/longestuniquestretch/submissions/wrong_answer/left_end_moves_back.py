#!/usr/bin/env python3
# Wrong: an earlier copy before the stretch pulls the left end back.
import sys


def longest_stretch(nums):
    last_seen = {}
    start = best = 0
    for i, num in enumerate(nums):
        if num in last_seen:
            start = last_seen[num] + 1
        last_seen[num] = i
        best = max(best, i - start + 1)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_stretch(nums))


main()
