#!/usr/bin/env python3
# Wrong: the sum of the first window is not compared.
import sys
from typing import List


def best_window(nums: List[int], k: int) -> int:
    total, best = sum(nums[:k]), None
    for end in range(k, len(nums)):
        total += nums[end] - nums[end - k]
        best = total if best is None else max(best, total)
    return total if best is None else best


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_window(nums, k))


main()
