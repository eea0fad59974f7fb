#!/usr/bin/env python3
# Wrong: sorting changes the order of the other numbers.
import sys
from typing import List


def move_zeros(nums: List[int]) -> List[int]:
    return sorted(nums, key=lambda num: (num == 0, num))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*move_zeros(nums))


main()
