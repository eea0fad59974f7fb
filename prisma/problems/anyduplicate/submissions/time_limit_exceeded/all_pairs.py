#!/usr/bin/env python3
# Too slow: compares every number with every other one.
import sys
from typing import List, Optional


def any_duplicate(nums: List[int]) -> Optional[bool]:
    for i in range(len(nums)):
        for j in range(i):
            if nums[i] == nums[j]:
                return True
    return False


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(any_duplicate(nums)).lower())


main()
