#!/usr/bin/env python3
# Wrong: gives the largest number that is left to the group with the smaller sum.
import sys
from typing import List


def can_split(nums: List[int]) -> bool:
    first = second = 0
    for num in sorted(nums, reverse=True):
        if first <= second:
            first += num
        else:
            second += num
    return first == second


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print("true" if can_split(nums) else "false")


main()
