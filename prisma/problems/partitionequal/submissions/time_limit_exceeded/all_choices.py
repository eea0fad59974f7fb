#!/usr/bin/env python3
# Too slow: tries all choices.
import sys
from typing import List


def can_split(nums: List[int]) -> bool:
    def can_reach(place, rest):
        if rest == 0:
            return True
        if rest < 0 or place == len(nums):
            return False
        return can_reach(place + 1, rest - nums[place]) or can_reach(place + 1, rest)

    total = sum(nums)
    return total % 2 == 0 and can_reach(0, total // 2)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print("true" if can_split(nums) else "false")


main()
