#!/usr/bin/env python3
# Wrong: takes the smallest of all larger numbers to the right.
import sys
from bisect import bisect_right, insort


def next_greater(nums):
    results, behind = [], []
    for num in reversed(nums):
        place = bisect_right(behind, num)
        results.append(behind[place] if place < len(behind) else -1)
        insort(behind, num)
    return results[::-1]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_greater(nums))


main()
