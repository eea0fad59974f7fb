#!/usr/bin/env python3
# Wrong: looks only at places with two neighbours.
import sys
from typing import List


def any_peak(nums: List[int]) -> int:
    for place in range(1, len(nums) - 1):
        if nums[place - 1] < nums[place] > nums[place + 1]:
            return place
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(any_peak(nums))


main()
