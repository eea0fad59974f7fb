#!/usr/bin/env python3
import sys
from typing import List


def merge_sorted(a: List[int], b: List[int]) -> List[int]:
    # Write your code here. Return the merged list.
    return []


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print(*merge_sorted(a, b))


main()
