#!/usr/bin/env python3
# Wrong: moves to the left.
import sys
from typing import List


def rotate(nums: List[int], k: int) -> List[int]:
    cut = k % len(nums)
    return nums[cut:] + nums[:cut]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*rotate(nums, k))


main()
