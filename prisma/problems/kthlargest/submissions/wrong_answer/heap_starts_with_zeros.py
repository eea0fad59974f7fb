#!/usr/bin/env python3
# Wrong: the zeros are larger than negative numbers.
import heapq
import sys


def kth_largest(nums, k):
    largest = [0] * k
    for num in nums:
        if num > largest[0]:
            heapq.heapreplace(largest, num)
    return largest[0]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(kth_largest(nums, k))


main()
