#!/usr/bin/env python3
import sys
from typing import List


def running_totals(nums: List[int]) -> List[int]:
    # Write your code here. Return the list of totals.
    return []


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*running_totals(nums))


main()
