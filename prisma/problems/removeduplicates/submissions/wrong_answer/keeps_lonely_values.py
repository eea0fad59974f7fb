#!/usr/bin/env python3
# Wrong: drops every value that repeats, and not just its further copies.
import sys
from typing import List


def remove_repeats(nums: List[int]) -> List[int]:
    return [num for i, num in enumerate(nums) if num not in nums[max(0, i - 1):i] and num not in nums[i + 1:i + 2]]


def main():
    sys.stdin.readline()
    kept = remove_repeats(list(map(int, sys.stdin.readline().split())))
    print(len(kept))
    print(*kept)


main()
