#!/usr/bin/env python3
# Wrong: turns the whole list and its front round, but not the rest.
import sys
from typing import List


def rotate(nums: List[int], k: int) -> List[int]:
    k %= len(nums)
    nums.reverse()
    return nums[:k][::-1] + nums[k:]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*rotate(nums, k))


main()
