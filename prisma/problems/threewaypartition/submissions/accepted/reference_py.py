#!/usr/bin/env python3
import sys
from typing import List


def sort_kinds(nums: List[int]) -> None:
    low, middle, high = 0, 0, len(nums) - 1
    while middle <= high:
        if nums[middle] == 0:
            nums[low], nums[middle] = nums[middle], nums[low]
            low += 1
            middle += 1
        elif nums[middle] == 1:
            middle += 1
        else:
            nums[middle], nums[high] = nums[high], nums[middle]
            high -= 1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    sort_kinds(nums)
    print(*nums)


main()
