#!/usr/bin/env python3
import sys
from typing import List


def move_zeros(nums: List[int]) -> List[int]:
    # Write your code here. Return the list with all zeros at the end.
    return nums


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*move_zeros(nums))


main()
