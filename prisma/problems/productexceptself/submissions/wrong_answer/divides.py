#!/usr/bin/env python3
# Wrong: divides the product of all, which says nothing where there is a zero.
import sys
from typing import List


def product_of_others(nums: List[int]) -> List[int]:
    product = 1
    for num in nums:
        product *= num
    return [product // num if num != 0 else 0 for num in nums]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*product_of_others(nums))


main()
