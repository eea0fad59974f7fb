#!/usr/bin/env python3
# Wrong: takes the empty stretch as well.
import sys
from typing import List


def best_stretch(nums: List[int]) -> int:
    ending = best = 0
    for num in nums:
        ending = max(num, ending + num)
        best = max(best, ending)
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(best_stretch(nums))


main()
