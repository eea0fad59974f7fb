#!/usr/bin/env python3
import sys
from typing import List


def best_window(nums: List[int], k: int) -> int:
    total = best = sum(nums[:k])
    for end in range(k, len(nums)):
        total += nums[end] - nums[end - k]
        best = max(best, total)
    return best


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_window(nums, k))


main()
