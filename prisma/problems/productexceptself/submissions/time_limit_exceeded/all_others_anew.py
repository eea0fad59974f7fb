#!/usr/bin/env python3
# Too slow: multiplies all others for each place.
import sys
from typing import List


def product_of_others(nums: List[int]) -> List[int]:
    answer = []
    for i in range(len(nums)):
        product = 1
        for k, num in enumerate(nums):
            if k != i:
                product *= num
        answer.append(product)
    return answer


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*product_of_others(nums))


main()
