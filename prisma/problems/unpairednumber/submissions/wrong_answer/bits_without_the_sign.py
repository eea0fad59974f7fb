#!/usr/bin/env python3
# Wrong: puts 32 bits together to a number that is never negative.
import sys
from typing import List


def unpaired(nums: List[int]) -> int:
    left = 0
    for bit in range(32):
        ones = sum(num >> bit & 1 for num in nums)
        if ones % 2 == 1:
            left |= 1 << bit
    return left


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(unpaired(nums))


main()
