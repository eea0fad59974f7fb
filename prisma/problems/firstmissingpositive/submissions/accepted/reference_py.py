#!/usr/bin/env python3
import sys
from typing import List


def smallest_missing(nums: List[int]) -> int:
    n = len(nums)
    for i in range(n):
        # The number v belongs at place v - 1.
        while 1 <= nums[i] <= n and nums[nums[i] - 1] != nums[i]:
            home = nums[i] - 1
            nums[i], nums[home] = nums[home], nums[i]
    for i in range(n):
        if nums[i] != i + 1:
            return i + 1
    return n + 1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(smallest_missing(nums))


main()
