#!/usr/bin/env python3
import random
import sys


def kth_largest(nums, k):
    pivot = random.choice(nums)
    larger = [num for num in nums if num > pivot]
    smaller = [num for num in nums if num < pivot]
    not_smaller = len(nums) - len(smaller)
    if k <= len(larger):
        return kth_largest(larger, k)
    if k <= not_smaller:
        return pivot
    return kth_largest(smaller, k - not_smaller)


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(kth_largest(nums, k))


main()
