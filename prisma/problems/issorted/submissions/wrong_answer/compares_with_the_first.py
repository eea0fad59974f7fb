#!/usr/bin/env python3
# Wrong: compares each number with the first one only.
import sys
from typing import List, Optional


def is_sorted(nums: List[int]) -> Optional[bool]:
    return all(nums[0] <= num for num in nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(is_sorted(nums)).lower())


main()
