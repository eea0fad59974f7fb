#!/usr/bin/env python3
import sys
from typing import List, Optional


def is_sorted(nums: List[int]) -> Optional[bool]:
    for i in range(len(nums) - 1):
        if nums[i] > nums[i + 1]:
            return False
    return True


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(is_sorted(nums)).lower())


main()
