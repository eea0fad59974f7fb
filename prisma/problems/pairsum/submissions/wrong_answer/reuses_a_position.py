#!/usr/bin/env python3
# Wrong: the map is full before the search, so a position can be its own partner.
import sys


def pair_with_sum(nums, target):
    position_of = {num: i for i, num in enumerate(nums)}
    for i, num in enumerate(nums):
        if target - num in position_of:
            return i, position_of[target - num]
    return -1, -1


def main():
    _, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*pair_with_sum(nums, target))


main()
