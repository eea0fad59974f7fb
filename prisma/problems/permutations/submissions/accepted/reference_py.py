#!/usr/bin/env python3
import sys
from typing import List


def permutations(nums: List[int]) -> List[List[int]]:
    nums.sort()
    used = [False] * len(nums)
    orders = []
    order = []

    def extend():
        if len(order) == len(nums):
            orders.append(list(order))
        tried = None
        for i, num in enumerate(nums):
            if used[i] or num == tried:
                continue
            tried = num
            used[i] = True
            order.append(num)
            extend()
            order.pop()
            used[i] = False

    extend()
    return orders


def main():
    sys.stdin.readline()
    found = permutations(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for order in found:
        print(len(order), *order)


main()
