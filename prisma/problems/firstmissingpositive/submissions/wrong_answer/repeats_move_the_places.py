#!/usr/bin/env python3
# Wrong: a number that occurs twice moves all larger ones out of their places.
import sys
from typing import List


def smallest_missing(nums: List[int]) -> int:
    positive = sorted(num for num in nums if num > 0)
    for i, num in enumerate(positive):
        if num != i + 1:
            return i + 1
    return len(positive) + 1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(smallest_missing(nums))


main()
