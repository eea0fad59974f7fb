#!/usr/bin/env python3
# Too slow: searches the list anew for each number.
import sys
from typing import List


def missing_number(nums: List[int]) -> int:
    num = 0
    while num in nums:
        num += 1
    return num


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(missing_number(nums))


main()
