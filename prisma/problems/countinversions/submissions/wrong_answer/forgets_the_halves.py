#!/usr/bin/env python3
# Wrong: pairs that lie in one half are not counted.
import sys
from typing import List


def count_inversions(nums: List[int]) -> int:
    middle = len(nums) // 2
    left, right = sorted(nums[:middle]), sorted(nums[middle:])
    count = i = 0
    for num in right:
        while i < len(left) and left[i] <= num:
            i += 1
        count += len(left) - i
    return count


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_inversions(nums))


main()
