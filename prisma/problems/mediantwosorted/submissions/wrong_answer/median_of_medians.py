#!/usr/bin/env python3
# Wrong: takes the mean of the two lists' own medians.
import sys
from typing import List


def middle(nums: List[int]) -> float:
    return (nums[(len(nums) - 1) // 2] + nums[len(nums) // 2]) / 2


def median(a: List[int], b: List[int]) -> float:
    if not a or not b:
        return middle(a or b)
    return (middle(a) + middle(b)) / 2


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print("%.1f" % median(a, b))


main()
