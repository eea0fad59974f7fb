#!/usr/bin/env python3
# Wrong: compares only when a gap comes.
import sys
from typing import List


def longest_run(nums: List[int]) -> int:
    values = sorted(set(nums))
    best, length = 0, 1
    for before, value in zip(values, values[1:]):
        if value == before + 1:
            length += 1
        else:
            best = max(best, length)
            length = 1
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_run(nums))


main()
