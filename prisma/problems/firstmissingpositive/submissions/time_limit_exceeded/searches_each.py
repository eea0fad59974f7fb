#!/usr/bin/env python3
# Too slow: searches the whole list for each candidate.
import sys
from typing import List


def smallest_missing(nums: List[int]) -> int:
    candidate = 1
    while candidate in nums:
        candidate += 1
    return candidate


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(smallest_missing(nums))


main()
