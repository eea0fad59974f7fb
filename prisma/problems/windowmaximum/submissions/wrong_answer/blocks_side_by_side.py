#!/usr/bin/env python3
# Wrong: the windows do not overlap.
import sys
from typing import List


def window_maxima(nums: List[int], k: int) -> List[int]:
    return [max(nums[start : start + k]) for start in range(0, len(nums) - k + 1, k)]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*window_maxima(nums, k))


main()
