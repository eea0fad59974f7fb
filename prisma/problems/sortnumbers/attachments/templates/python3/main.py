#!/usr/bin/env python3
import sys
from typing import List


def sort_numbers(nums: List[int]) -> List[int]:
    # Write your code here. Return the numbers in ascending order.
    return nums


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*sort_numbers(nums))


main()
