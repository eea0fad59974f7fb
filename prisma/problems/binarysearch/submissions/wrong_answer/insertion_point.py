#!/usr/bin/env python3
# Wrong: tells where the number would belong, even if it is not there.
import sys
from bisect import bisect_left


def search(nums, target):
    place = bisect_left(nums, target)
    return place if place < len(nums) else -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
