#!/usr/bin/env python3
# Wrong: rounds the mean of two numbers down.
import sys
from typing import List


def median(a: List[int], b: List[int]) -> float:
    nums = sorted(a + b)
    n = len(nums)
    return (nums[(n - 1) // 2] + nums[n // 2]) // 2


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print("%.1f" % median(a, b))


main()
