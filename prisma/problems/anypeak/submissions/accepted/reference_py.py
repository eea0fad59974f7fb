#!/usr/bin/env python3
import sys
from typing import List


def any_peak(nums: List[int]) -> int:
    low, high = 0, len(nums) - 1
    while low < high:
        middle = (low + high) // 2
        if nums[middle] < nums[middle + 1]:
            low = middle + 1
        else:
            high = middle
    return low


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(any_peak(nums))


main()
