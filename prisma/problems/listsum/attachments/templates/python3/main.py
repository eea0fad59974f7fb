#!/usr/bin/env python3
import sys


def list_sum(nums):
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(list_sum(nums))


main()
