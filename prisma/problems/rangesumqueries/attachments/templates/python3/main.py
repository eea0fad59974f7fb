#!/usr/bin/env python3
import sys
from typing import List, Tuple


def range_sums(nums: List[int], queries: List[Tuple[int, int]]) -> List[int]:
    # Write your code here. A question is a pair (left, right). Return one sum for each.
    return [0] * len(queries)


def main():
    _, q = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    queries = [tuple(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*range_sums(nums, queries), sep="\n")


main()
