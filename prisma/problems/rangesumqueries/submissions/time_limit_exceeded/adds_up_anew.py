#!/usr/bin/env python3
# Too slow: adds up all numbers of each question anew.
import sys
from typing import List, Tuple


def range_sums(nums: List[int], queries: List[Tuple[int, int]]) -> List[int]:
    return [sum(nums[left : right + 1]) for left, right in queries]


def main():
    _, q = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*range_sums(nums, queries), sep="\n")


main()
