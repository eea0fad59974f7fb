#!/usr/bin/env python3
import sys


def next_greater(nums):
    # Write your code here. Return a list with one result per number.
    return []


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_greater(nums))


main()
