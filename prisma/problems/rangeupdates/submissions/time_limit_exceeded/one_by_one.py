#!/usr/bin/env python3
# Too slow: changes every number of each range.
import sys
from typing import List


def add_ranges(n: int, updates: List[List[int]]) -> List[int]:
    nums = [0] * n
    for left, right, amount in updates:
        for i in range(left, right + 1):
            nums[i] += amount
    return nums


def main():
    n, q = map(int, sys.stdin.readline().split())
    updates = [list(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*add_ranges(n, updates))


main()
