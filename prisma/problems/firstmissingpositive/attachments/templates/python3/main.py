#!/usr/bin/env python3
import sys
from typing import List


def smallest_missing(nums: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(smallest_missing(nums))


main()
