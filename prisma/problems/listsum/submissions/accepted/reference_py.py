#!/usr/bin/env python3
import sys


def list_sum(nums):
    total = 0
    for num in nums:
        total += num
    return total


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(list_sum(nums))


main()
