#!/usr/bin/env python3
# Wrong: when all numbers from 1 to n are there, the answer is n.
import sys
from typing import List


def smallest_missing(nums: List[int]) -> int:
    n = len(nums)
    seen = [False] * (n + 1)
    for num in nums:
        if 1 <= num <= n:
            seen[num] = True
    for candidate in range(1, n):
        if not seen[candidate]:
            return candidate
    return n


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(smallest_missing(nums))


main()
