#!/usr/bin/env python3
# Wrong: says that an empty list is not in order.
import sys
from typing import List, Optional


def is_sorted(nums: List[int]) -> Optional[bool]:
    return len(nums) > 0 and nums == sorted(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(is_sorted(nums)).lower())


main()
