#!/usr/bin/env python3
import sys
from typing import List


def window_maxima(nums: List[int], k: int) -> List[int]:
    # Write your code here. Return a list of n - k + 1 numbers.
    return []


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*window_maxima(nums, k))


main()
