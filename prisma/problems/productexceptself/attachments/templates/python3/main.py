#!/usr/bin/env python3
import sys
from typing import List


def product_of_others(nums: List[int]) -> List[int]:
    # Write your code here. Return a list of n products.
    return []


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*product_of_others(nums))


main()
