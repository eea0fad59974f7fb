#!/usr/bin/env python3
# Wrong: with negative numbers only, the invented 0 is the largest.
import sys
from typing import List, Tuple


def min_max(nums: List[int]) -> Tuple[int, int]:
    smallest, largest = nums[0], 0
    for num in nums:
        if num < smallest:
            smallest = num
        if num > largest:
            largest = num
    return smallest, largest


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*min_max(nums))


main()
