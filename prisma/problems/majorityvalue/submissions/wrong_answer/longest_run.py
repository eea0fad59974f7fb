#!/usr/bin/env python3
# Wrong: the copies need not stand side by side.
import sys
from typing import List


def majority_value(nums: List[int]) -> int:
    best, length, run = nums[0], 1, 1
    for before, num in zip(nums, nums[1:]):
        run = run + 1 if num == before else 1
        if run > length:
            best, length = num, run
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(majority_value(nums))


main()
