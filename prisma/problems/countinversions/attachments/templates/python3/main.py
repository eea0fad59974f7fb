#!/usr/bin/env python3
import sys
from typing import List


def count_inversions(nums: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_inversions(nums))


main()
