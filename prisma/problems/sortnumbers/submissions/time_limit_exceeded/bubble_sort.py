#!/usr/bin/env python3
# Too slow: exchanges neighbours until all are in order.
import sys
from typing import List


def sort_numbers(nums: List[int]) -> List[int]:
    for end in range(len(nums), 1, -1):
        for i in range(1, end):
            if nums[i - 1] > nums[i]:
                nums[i - 1], nums[i] = nums[i], nums[i - 1]
    return nums


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*sort_numbers(nums))


main()
