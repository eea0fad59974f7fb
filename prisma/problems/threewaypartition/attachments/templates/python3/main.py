#!/usr/bin/env python3
import sys
from typing import List


def sort_kinds(nums: List[int]) -> None:
    # Write your code here. Change nums itself.
    pass


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    sort_kinds(nums)
    print(*nums)


main()
