#!/usr/bin/env python3
# Too slow: adds up each window anew.
import sys
from typing import List


def best_window(nums: List[int], k: int) -> int:
    return max(sum(nums[start : start + k]) for start in range(len(nums) - k + 1))


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_window(nums, k))


main()
