#!/usr/bin/env python3
import sys
from typing import List, Tuple


def min_max(nums: List[int]) -> Tuple[int, int]:
    # Write your code here. Return (smallest, largest).
    return 0, 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*min_max(nums))


main()
