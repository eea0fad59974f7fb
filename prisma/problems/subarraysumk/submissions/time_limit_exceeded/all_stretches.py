#!/usr/bin/env python3
# Too slow: adds up every stretch.
import sys
from typing import List


def count_stretches(nums: List[int], k: int) -> int:
    count = 0
    for start in range(len(nums)):
        total = 0
        for end in range(start, len(nums)):
            total += nums[end]
            if total == k:
                count += 1
    return count


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_stretches(nums, k))


main()
