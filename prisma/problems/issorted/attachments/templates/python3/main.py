#!/usr/bin/env python3
import sys
from typing import List, Optional


def is_sorted(nums: List[int]) -> Optional[bool]:
    # Write your code here. Return True or False.
    return None


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(is_sorted(nums)).lower())


main()
