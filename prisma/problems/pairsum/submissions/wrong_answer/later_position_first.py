#!/usr/bin/env python3
# Wrong: prints the two positions in the wrong order.
import sys


def pair_with_sum(nums, target):
    position_of = {}
    for j, num in enumerate(nums):
        if target - num in position_of:
            return j, position_of[target - num]
        position_of[num] = j
    return -1, -1


def main():
    _, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*pair_with_sum(nums, target))


main()
