#!/usr/bin/env python3
# Wrong: a number that is the new smallest is never compared with the largest.
import sys
from typing import List, Tuple


def min_max(nums: List[int]) -> Tuple[int, int]:
    smallest, largest = 10**9 + 1, -(10**9) - 1
    for num in nums:
        if num < smallest:
            smallest = num
        elif num > largest:
            largest = num
    return smallest, largest


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*min_max(nums))


main()
