#!/usr/bin/env python3
import sys


def longest_stretch(nums):
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_stretch(nums))


main()
