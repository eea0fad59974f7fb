#!/usr/bin/env python3
# Wrong: looks only at stretches that start with the first number.
import sys
from typing import List


def best_stretch(nums: List[int]) -> int:
    ending = best = nums[0]
    for num in nums[1:]:
        ending = ending + num
        best = max(best, ending)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_stretch(nums))


main()
