#!/usr/bin/env python3
# Wrong: takes it that partners stand side by side.
import sys
from typing import List


def unpaired(nums: List[int]) -> int:
    for i in range(0, len(nums) - 1, 2):
        if nums[i] != nums[i + 1]:
            return nums[i]
    return nums[-1]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(unpaired(nums))


main()
