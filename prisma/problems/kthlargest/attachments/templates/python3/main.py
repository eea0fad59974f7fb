#!/usr/bin/env python3
import sys


def kth_largest(nums, k):
    # Write your code here.
    return 0


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(kth_largest(nums, k))


main()
