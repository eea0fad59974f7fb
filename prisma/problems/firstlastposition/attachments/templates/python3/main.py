#!/usr/bin/env python3
import sys
from typing import List


def first_and_last(nums: List[int], target: int) -> List[int]:
    # Write your code here. Return [first, last], or [-1, -1].
    return [-1, -1]


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print("\n".join("%d %d" % tuple(first_and_last(nums, query)) for query in queries))


main()
