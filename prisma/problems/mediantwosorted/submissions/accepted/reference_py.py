#!/usr/bin/env python3
import sys
from typing import List


def median(a: List[int], b: List[int]) -> float:
    if len(a) > len(b):
        a, b = b, a
    n, m = len(a), len(b)
    half = (n + m + 1) // 2
    low, high = 0, n
    while low < high:
        i = (low + high) // 2
        if a[i] < b[half - i - 1]:
            low = i + 1
        else:
            high = i
    i, j = low, half - low
    left = max(a[i - 1 : i] + b[j - 1 : j]) if i > 0 and j > 0 else (a[i - 1] if i > 0 else b[j - 1])
    if (n + m) % 2 == 1:
        return left
    return (left + min(a[i : i + 1] + b[j : j + 1])) / 2


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print("%.1f" % median(a, b))


main()
