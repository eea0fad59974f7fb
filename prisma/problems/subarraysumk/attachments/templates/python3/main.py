#!/usr/bin/env python3
import sys
from typing import List


def count_stretches(nums: List[int], k: int) -> int:
    # Write your code here.
    return 0


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_stretches(nums, k))


main()
