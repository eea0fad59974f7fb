#!/usr/bin/env python3
# Wrong: a set counts equal numbers only once.
import sys


def kth_largest(nums, k):
    values = sorted(set(nums), reverse=True)
    return values[min(k, len(values)) - 1]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(kth_largest(nums, k))


main()
