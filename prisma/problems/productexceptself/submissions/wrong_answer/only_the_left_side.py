#!/usr/bin/env python3
# Wrong: leaves out what stands to the right.
import sys
from typing import List


def product_of_others(nums: List[int]) -> List[int]:
    answer = []
    product = 1
    for num in nums:
        answer.append(product)
        product *= num
    return answer


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*product_of_others(nums))


main()
