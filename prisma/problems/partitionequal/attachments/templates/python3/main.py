#!/usr/bin/env python3
import sys
from typing import List


def can_split(nums: List[int]) -> bool:
    # Write your code here.
    return False


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print("true" if can_split(nums) else "false")


main()
