#!/usr/bin/env python3
import sys
from typing import List


def can_split(nums: List[int]) -> bool:
    total = sum(nums)
    if total % 2 != 0:
        return False
    half = total // 2
    possible = [True] + [False] * half
    for num in nums:
        for goal in range(half, num - 1, -1):
            if possible[goal - num]:
                possible[goal] = True
    return possible[half]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print("true" if can_split(nums) else "false")


main()
