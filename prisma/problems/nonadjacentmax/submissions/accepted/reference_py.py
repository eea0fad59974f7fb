#!/usr/bin/env python3
import sys
from typing import List


def best_sum(nums: List[int]) -> int:
    before, best = 0, 0
    for num in nums:
        before, best = best, max(best, before + num)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_sum(nums))


main()
