#!/usr/bin/env python3
# Wrong: equal numbers are counted as a pair in the wrong order.
import sys
from typing import List, Tuple


def count_inversions(nums: List[int]) -> int:
    return sort_and_count(nums)[1]


def sort_and_count(nums: List[int]) -> Tuple[List[int], int]:
    """The numbers in order, and how many pairs were in the wrong order."""
    if len(nums) < 2:
        return nums, 0
    middle = len(nums) // 2
    left, left_count = sort_and_count(nums[:middle])
    right, right_count = sort_and_count(nums[middle:])
    count = left_count + right_count
    merged = []
    i = 0
    for num in right:
        while i < len(left) and left[i] < num:
            merged.append(left[i])
            i += 1
        count += len(left) - i  # All that is left over there is larger.
        merged.append(num)
    merged += left[i:]
    return merged, count


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_inversions(nums))


main()
