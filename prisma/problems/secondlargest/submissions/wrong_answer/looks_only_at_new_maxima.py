#!/usr/bin/env python3
# Wrong: a number that comes after the maximum never becomes second.
import sys
from typing import List, Optional


def second_largest(nums: List[int]) -> Optional[int]:
    largest = second = None
    for num in nums:
        if largest is None or num > largest:
            largest, second = num, largest
    return second


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    found = second_largest(nums)
    print("NONE" if found is None else found)


main()
