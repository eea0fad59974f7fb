#!/usr/bin/env python3
import sys
from typing import List, Optional


def second_largest(nums: List[int]) -> Optional[int]:
    # Write your code here. Return None if there is no second largest value.
    return None


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    found = second_largest(nums)
    print("NONE" if found is None else found)


main()
