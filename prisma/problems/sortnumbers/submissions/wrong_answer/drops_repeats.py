#!/usr/bin/env python3
# Wrong: a set keeps each number only once.
import sys
from typing import List


def sort_numbers(nums: List[int]) -> List[int]:
    return sorted(set(nums))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*sort_numbers(nums))


main()
