#!/usr/bin/env python3
# Too slow: finds one copy and walks from there to both ends.
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
            first = last = middle
            while first > 0 and nums[first - 1] == target:
                first -= 1
            while last + 1 < len(nums) and nums[last + 1] == target:
                last += 1
            return [first, last]
    return [-1, -1]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print("\n".join("%d %d" % tuple(first_and_last(nums, query)) for query in queries))


main()
