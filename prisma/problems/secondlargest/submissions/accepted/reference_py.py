#!/usr/bin/env python3
import sys
from typing import List, Optional


def second_largest(nums: List[int]) -> Optional[int]:
    largest = second = None
    for num in nums:
        if largest is None or num > largest:
            largest, second = num, largest
        elif num < largest and (second is None or num > second):
            second = num
    return second


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    found = second_largest(nums)
    print("NONE" if found is None else found)


main()
