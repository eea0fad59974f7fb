#!/usr/bin/env python3
# Wrong: for the left end 0 it takes the sum at place -1, which in Python is the last one.
import sys
from typing import List, Tuple


def range_sums(nums: List[int], queries: List[Tuple[int, int]]) -> List[int]:
    up_to = []
    total = 0
    for num in nums:
        total += num
        up_to.append(total)
    return [up_to[right] - up_to[left - 1] for left, right in queries]


def main():
    _, q = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*range_sums(nums, queries), sep="\n")


main()
