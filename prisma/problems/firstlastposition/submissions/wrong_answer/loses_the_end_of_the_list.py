#!/usr/bin/env python3
# Wrong: both searches end before the last place of the list.
import sys
from typing import List


def count_smaller(nums: List[int], target: int) -> int:
    low, high = 0, len(nums) - 1
    while low < high:
        middle = (low + high) // 2
        if nums[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low


def first_and_last(nums: List[int], target: int) -> List[int]:
    first = count_smaller(nums, target)
    if nums[first] != target:
        return [-1, -1]
    return [first, max(first, count_smaller(nums, target + 1) - 1)]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print("\n".join("%d %d" % tuple(first_and_last(nums, query)) for query in queries))


main()
