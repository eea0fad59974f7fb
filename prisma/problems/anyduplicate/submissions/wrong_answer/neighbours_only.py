#!/usr/bin/env python3
# Wrong: compares neighbours without sorting first.
import sys
from typing import List, Optional


def any_duplicate(nums: List[int]) -> Optional[bool]:
    return any(a == b for a, b in zip(nums, nums[1:]))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(any_duplicate(nums)).lower())


main()
