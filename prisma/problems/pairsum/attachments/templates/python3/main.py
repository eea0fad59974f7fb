#!/usr/bin/env python3
import sys


def pair_with_sum(nums, target):
    # Write your code here. Return the two positions, the smaller one first.
    return [-1, -1]


def main():
    _, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*pair_with_sum(nums, target))


main()
