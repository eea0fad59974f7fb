#!/usr/bin/env python3
import sys
from typing import List, Optional


def any_duplicate(nums: List[int]) -> Optional[bool]:
    # Write your code here. Return True or False.
    return None


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(any_duplicate(nums)).lower())


main()
