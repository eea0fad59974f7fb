#!/usr/bin/env python3
# Wrong: looks for a gap within the list only.
import sys
from typing import List


def missing_number(nums: List[int]) -> int:
    for i, num in enumerate(sorted(nums)):
        if num != i:
            return i
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(missing_number(nums))


main()
