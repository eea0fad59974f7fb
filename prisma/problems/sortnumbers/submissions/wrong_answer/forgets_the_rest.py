#!/usr/bin/env python3
# Wrong: ends the merge as soon as one half is used up.
import sys
from typing import List


def sort_numbers(nums: List[int]) -> List[int]:
    if len(nums) == 1:
        return nums
    middle = len(nums) // 2
    a, b = sort_numbers(nums[:middle]), sort_numbers(nums[middle:])
    merged, i, j = [], 0, 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            merged.append(a[i])
            i += 1
        else:
            merged.append(b[j])
            j += 1
    return merged


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*sort_numbers(nums))


main()
