#!/usr/bin/env python3
# Wrong: the loop ends one number early.
import sys


def list_sum(nums):
    total = 0
    for i in range(len(nums) - 1):
        total += nums[i]
    return total


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(list_sum(nums))


main()
