#!/usr/bin/env python3
# Too slow: goes through the list for each query.
import sys


def search(nums, target):
    for i, num in enumerate(nums):
        if num == target:
            return i
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
