#!/usr/bin/env python3
# Wrong: puts b behind a.
import sys
from typing import List


def merge_sorted(a: List[int], b: List[int]) -> List[int]:
    return a + b


def main():
    sys.stdin.readline()
    a = list(map(int, sys.stdin.readline().split()))
    b = list(map(int, sys.stdin.readline().split()))
    print(*merge_sorted(a, b))


main()
