#!/usr/bin/env python3
import sys
from typing import List


def any_peak(nums: List[int]) -> int:
    # Write your code here. Return the place of a peak.
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(any_peak(nums))


main()
