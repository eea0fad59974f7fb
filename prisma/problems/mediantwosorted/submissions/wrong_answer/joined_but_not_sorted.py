#!/usr/bin/env python3
# Wrong: puts one list behind the other and takes the middle.
import sys
from typing import List


def median(a: List[int], b: List[int]) -> float:
    nums = a + b
    n = len(nums)
    return (nums[(n - 1) // 2] + nums[n // 2]) / 2


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print("%.1f" % median(a, b))


main()
