#!/usr/bin/env python3
import sys
from typing import List


def missing_number(nums: List[int]) -> int:
    n = len(nums)
    return n * (n + 1) // 2 - sum(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(missing_number(nums))


main()
