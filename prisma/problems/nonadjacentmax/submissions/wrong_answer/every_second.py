#!/usr/bin/env python3
# Wrong: takes every second number, but leaving out two in a row may be better.
import sys
from typing import List


def best_sum(nums: List[int]) -> int:
    return max(sum(nums[0::2]), sum(nums[1::2]))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_sum(nums))


main()
