#!/usr/bin/env python3
# Wrong: leaves out negative numbers.
import sys
from typing import List


def running_totals(nums: List[int]) -> List[int]:
    totals = []
    total = 0
    for num in nums:
        total += max(0, num)
        totals.append(total)
    return totals


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*running_totals(nums))


main()
