#!/usr/bin/env python3
import sys
from typing import List


def sort_numbers(nums: List[int]) -> List[int]:
    if len(nums) == 1:
        return nums
    middle = len(nums) // 2
    return merge(sort_numbers(nums[:middle]), sort_numbers(nums[middle:]))


def merge(a, b):
    merged, i = [], 0
    for num in b:
        while i < len(a) and a[i] <= num:
            merged.append(a[i])
            i += 1
        merged.append(num)
    return merged + a[i:]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*sort_numbers(nums))


main()
