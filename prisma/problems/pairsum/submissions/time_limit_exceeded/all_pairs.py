#!/usr/bin/env python3
# Too slow: tests every pair.
import sys


def pair_with_sum(nums, target):
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            if nums[i] + nums[j] == target:
                return i, j
    raise ValueError("no pair")


def main():
    _, target = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*pair_with_sum(nums, target))


main()
