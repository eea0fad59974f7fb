#!/usr/bin/env python3
# Wrong: returns the number and not its place.
import sys
from typing import List


def any_peak(nums: List[int]) -> int:
    return max(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(any_peak(nums))


main()
