#!/usr/bin/env python3
import sys


def search(nums, target):
    low, high = 0, len(nums)
    while low < high:
        middle = (low + high) // 2
        if nums[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low if low < len(nums) and nums[low] == target else -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
