#!/usr/bin/env python3
# Wrong: looks for neighbours with a gap, but the list is in no order.
import sys
from typing import List


def missing_number(nums: List[int]) -> int:
    for a, b in zip(nums, nums[1:]):
        if b - a == 2:
            return a + 1
    return 0 if 0 not in nums else len(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(missing_number(nums))


main()
