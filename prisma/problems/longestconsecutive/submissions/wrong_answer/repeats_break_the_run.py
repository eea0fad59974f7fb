#!/usr/bin/env python3
# Wrong: an equal neighbour ends the run.
import sys
from typing import List


def longest_run(nums: List[int]) -> int:
    nums = sorted(nums)
    best = length = 0
    for i, num in enumerate(nums):
        length = length + 1 if i > 0 and num == nums[i - 1] + 1 else 1
        best = max(best, length)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_run(nums))


main()
