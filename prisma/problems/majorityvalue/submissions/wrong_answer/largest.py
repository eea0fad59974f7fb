#!/usr/bin/env python3
# Wrong: takes the largest number for the most frequent one.
import sys
from typing import List


def majority_value(nums: List[int]) -> int:
    return max(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(majority_value(nums))


main()
