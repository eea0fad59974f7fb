#!/usr/bin/env python3
import sys
from typing import List


def product_of_others(nums: List[int]) -> List[int]:
    answer = []
    product = 1
    for num in nums:
        answer.append(product)
        product *= num
    product = 1
    for i in range(len(nums) - 1, -1, -1):
        answer[i] *= product
        product *= nums[i]
    return answer


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*product_of_others(nums))


main()
