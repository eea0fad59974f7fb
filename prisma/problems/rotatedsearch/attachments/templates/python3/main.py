#!/usr/bin/env python3
import sys
from typing import List


def search(nums: List[int], target: int) -> int:
    # Write your code here. Return the place of target, or -1.
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
