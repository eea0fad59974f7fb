#!/usr/bin/env python3
# The largest number of all is a peak, too: the checker must take it.
import sys
from typing import List


def any_peak(nums: List[int]) -> int:
    return nums.index(max(nums))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(any_peak(nums))


main()
