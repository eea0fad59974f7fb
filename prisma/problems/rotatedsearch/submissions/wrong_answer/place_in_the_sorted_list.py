#!/usr/bin/env python3
# Wrong: returns the place in the sorted list.
import sys
from typing import List


def search(nums: List[int], target: int) -> int:
    low, high = 0, len(nums) - 1
    while low < high:
        middle = (low + high) // 2
        if nums[middle] > nums[-1]:
            low = middle + 1
        else:
            high = middle
    shift = low
    low, high = 0, len(nums) - 1
    while low <= high:
        middle = (low + high) // 2
        num = nums[(middle + shift) % len(nums)]
        if num == target:
            return middle
        if num < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
