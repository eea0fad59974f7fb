#!/usr/bin/env python3
# Wrong: gives the best sum among those that contain the last number.
import sys
from typing import List


def best_sum(nums: List[int]) -> int:
    without_last, with_last = 0, 0
    for num in nums:
        without_last, with_last = max(without_last, with_last), without_last + num
    return with_last


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_sum(nums))


main()
