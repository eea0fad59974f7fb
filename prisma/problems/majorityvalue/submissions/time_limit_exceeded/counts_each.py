#!/usr/bin/env python3
# Too slow: counts the copies of each number anew.
import sys
from typing import List


def majority_value(nums: List[int]) -> int:
    for num in nums:
        if nums.count(num) > len(nums) // 2:
            return num
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(majority_value(nums))


main()
