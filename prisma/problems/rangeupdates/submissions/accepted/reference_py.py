#!/usr/bin/env python3
import sys
from typing import List


def add_ranges(n: int, updates: List[List[int]]) -> List[int]:
    steps = [0] * (n + 1)
    for left, right, amount in updates:
        steps[left] += amount
        steps[right + 1] -= amount
    nums = []
    now = 0
    for i in range(n):
        now += steps[i]
        nums.append(now)
    return nums


def main():
    n, q = map(int, sys.stdin.readline().split())
    updates = [list(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*add_ranges(n, updates))


main()
