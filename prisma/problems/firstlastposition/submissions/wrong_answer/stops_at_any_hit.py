#!/usr/bin/env python3
# Wrong: stops at the first copy that the search meets.
import sys
from typing import List


def first_and_last(nums: List[int], target: int) -> List[int]:
    low, high = 0, len(nums) - 1
    while low <= high:
        middle = (low + high) // 2
        if nums[middle] < target:
            low = middle + 1
        elif nums[middle] > target:
            high = middle - 1
        else:
            return [middle, middle]
    return [-1, -1]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print("\n".join("%d %d" % tuple(first_and_last(nums, query)) for query in queries))


main()
