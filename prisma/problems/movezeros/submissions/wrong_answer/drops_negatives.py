#!/usr/bin/env python3
# Wrong: takes every number that is not positive for a zero.
import sys
from typing import List


def move_zeros(nums: List[int]) -> List[int]:
    kept = [num for num in nums if num > 0]
    return kept + [0] * (len(nums) - len(kept))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*move_zeros(nums))


main()
