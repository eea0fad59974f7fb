#!/usr/bin/env python3
# Too slow: swaps neighbours until nothing changes any more.
import sys
from typing import List


def sort_kinds(nums: List[int]) -> None:
    changed = True
    while changed:
        changed = False
        for i in range(1, len(nums)):
            if nums[i] < nums[i - 1]:
                nums[i - 1], nums[i] = nums[i], nums[i - 1]
                changed = True


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    sort_kinds(nums)
    print(*nums)


main()
