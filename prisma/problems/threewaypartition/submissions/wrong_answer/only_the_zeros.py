#!/usr/bin/env python3
# Wrong: brings the zeros to the front but leaves ones and twos mixed.
import sys
from typing import List


def sort_kinds(nums: List[int]) -> None:
    zeros = nums.count(0)
    nums[:] = [0] * zeros + [num for num in nums if num != 0]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    sort_kinds(nums)
    print(*nums)


main()
