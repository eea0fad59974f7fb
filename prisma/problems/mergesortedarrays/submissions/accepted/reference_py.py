#!/usr/bin/env python3
import sys
from typing import List


def merge_sorted(a: List[int], b: List[int]) -> List[int]:
    merged = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            merged.append(a[i])
            i += 1
        else:
            merged.append(b[j])
            j += 1
    return merged + a[i:] + b[j:]


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print(*merge_sorted(a, b))


main()
