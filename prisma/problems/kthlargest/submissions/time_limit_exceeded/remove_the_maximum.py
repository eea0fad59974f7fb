#!/usr/bin/env python3
# Too slow: looks for the maximum k times.
import sys


def kth_largest(nums, k):
    for _ in range(k - 1):
        nums.remove(max(nums))
    return max(nums)


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(kth_largest(nums, k))


main()
