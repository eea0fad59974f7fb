#!/usr/bin/env python3
# Too slow: looks at all stretches.
import sys
from typing import List


def best_stretch(nums: List[int]) -> int:
    best = nums[0]
    for start in range(len(nums)):
        total = 0
        for num in nums[start:]:
            total += num
            best = max(best, total)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_stretch(nums))


main()
