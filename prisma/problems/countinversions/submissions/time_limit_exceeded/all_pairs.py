#!/usr/bin/env python3
# Too slow: compares all pairs.
import sys
from typing import List


def count_inversions(nums: List[int]) -> int:
    count = 0
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            if nums[i] > nums[j]:
                count += 1
    return count


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_inversions(nums))


main()
