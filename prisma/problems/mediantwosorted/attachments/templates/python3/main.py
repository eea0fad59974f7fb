#!/usr/bin/env python3
import sys
from typing import List


def median(a: List[int], b: List[int]) -> float:
    # Write your code here. Return the median.
    return 0


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print("%.1f" % median(a, b))


main()
