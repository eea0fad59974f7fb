#!/usr/bin/env python3
# Too slow: moves everything by one place, k times.
import sys
from typing import List


def rotate(nums: List[int], k: int) -> List[int]:
    for _ in range(k):
        nums.insert(0, nums.pop())
    return nums


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*rotate(nums, k))


main()
