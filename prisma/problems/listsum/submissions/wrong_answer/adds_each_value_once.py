#!/usr/bin/env python3
# Wrong: a set keeps only one of several equal numbers.
import sys


def list_sum(nums):
    return sum(set(nums))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(list_sum(nums))


main()
