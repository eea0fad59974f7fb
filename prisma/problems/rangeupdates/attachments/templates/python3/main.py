#!/usr/bin/env python3
import sys
from typing import List


def add_ranges(n: int, updates: List[List[int]]) -> List[int]:
    # Write your code here. Each update is [l, r, d]. Return the list.
    return []


def main():
    n, q = map(int, sys.stdin.readline().split())
    updates = [list(map(int, sys.stdin.readline().split())) for _ in range(q)]
    print(*add_ranges(n, updates))


main()
