#!/usr/bin/env python3
# Wrong: different numbers need not stand side by side.
import sys


def longest_stretch(nums):
    return len(set(nums))


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_stretch(nums))


main()
