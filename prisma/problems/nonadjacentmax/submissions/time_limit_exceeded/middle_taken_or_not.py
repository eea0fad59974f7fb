#!/usr/bin/env python3
# Too slow: tries both ways for the middle number and solves the halves anew each time.
import sys
from typing import List


def best_between(nums: List[int], first: int, last: int) -> int:
    if first > last:
        return 0
    middle = (first + last) // 2
    return max(
        best_between(nums, first, middle - 1) + best_between(nums, middle + 1, last),
        best_between(nums, first, middle - 2) + nums[middle] + best_between(nums, middle + 2, last),
    )


def best_sum(nums: List[int]) -> int:
    return best_between(nums, 0, len(nums) - 1)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_sum(nums))


main()
