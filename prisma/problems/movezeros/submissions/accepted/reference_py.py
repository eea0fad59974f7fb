#!/usr/bin/env python3
import sys
from typing import List


def move_zeros(nums: List[int]) -> List[int]:
    end = 0
    for num in nums:
        if num != 0:
            nums[end] = num
            end += 1
    for i in range(end, len(nums)):
        nums[i] = 0
    return nums


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*move_zeros(nums))


main()
