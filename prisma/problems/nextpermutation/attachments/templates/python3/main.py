#!/usr/bin/env python3
import sys
from typing import List


def next_order(nums: List[int]) -> List[int]:
    # Write your code here. Return the list.
    return []


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_order(nums))


main()
