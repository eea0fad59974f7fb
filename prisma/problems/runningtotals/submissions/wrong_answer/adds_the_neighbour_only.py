#!/usr/bin/env python3
# Wrong: adds the number before, not the total before.
import sys
from typing import List


def running_totals(nums: List[int]) -> List[int]:
    return [nums[i] + (nums[i - 1] if i > 0 else 0) for i in range(len(nums))]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*running_totals(nums))


main()
