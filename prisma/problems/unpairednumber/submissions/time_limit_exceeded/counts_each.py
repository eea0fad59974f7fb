#!/usr/bin/env python3
# Too slow: counts each number in the whole list.
import sys
from typing import List


def unpaired(nums: List[int]) -> int:
    for num in nums:
        if nums.count(num) == 1:
            return num
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(unpaired(nums))


main()
