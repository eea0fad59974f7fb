#!/usr/bin/env python3
import sys
from typing import List


def running_totals(nums: List[int]) -> List[int]:
    totals = []
    total = 0
    for num in nums:
        total += num
        totals.append(total)
    return totals


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*running_totals(nums))


main()
