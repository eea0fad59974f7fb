#!/usr/bin/env python3
import sys
from typing import List


def majority_value(nums: List[int]) -> int:
    counts = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
        if counts[num] > len(nums) // 2:
            return num
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(majority_value(nums))


main()
