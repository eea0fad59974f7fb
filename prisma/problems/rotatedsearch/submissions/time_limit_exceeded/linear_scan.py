#!/usr/bin/env python3
# Too slow: goes through the list for each query.
import sys
from typing import List


def search(nums: List[int], target: int) -> int:
    for place, num in enumerate(nums):
        if num == target:
            return place
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
