#!/usr/bin/env python3
import sys
from typing import List


def next_order(nums: List[int]) -> List[int]:
    pivot = len(nums) - 2
    while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
        pivot -= 1
    if pivot >= 0:
        larger = len(nums) - 1
        while nums[larger] <= nums[pivot]:
            larger -= 1
        nums[pivot], nums[larger] = nums[larger], nums[pivot]
    nums[pivot + 1 :] = reversed(nums[pivot + 1 :])
    return nums


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_order(nums))


main()
