#!/usr/bin/env python3
import sys


def pair_with_sum(nums, target):
    position_of = {}
    for j, num in enumerate(nums):
        partner = target - num
        if partner in position_of:
            return position_of[partner], j
        position_of[num] = j
    raise ValueError("no pair")


def main():
    _, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*pair_with_sum(nums, target))


main()
