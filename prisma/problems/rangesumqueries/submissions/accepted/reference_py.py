#!/usr/bin/env python3
import sys
from typing import List, Tuple


def range_sums(nums: List[int], queries: List[Tuple[int, int]]) -> List[int]:
    before = [0]
    for num in nums:
        before.append(before[-1] + num)
    return [before[right + 1] - before[left] for left, right in queries]


def main():
    _, q = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*range_sums(nums, queries), sep="\n")


main()
