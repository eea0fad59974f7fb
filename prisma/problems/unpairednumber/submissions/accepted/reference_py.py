#!/usr/bin/env python3
import sys
from typing import List


def unpaired(nums: List[int]) -> int:
    left = 0
    for num in nums:
        left ^= num
    return left


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(unpaired(nums))


main()
