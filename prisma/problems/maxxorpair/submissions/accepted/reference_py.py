#!/usr/bin/env python3
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    best = 0
    for bit in range(30, -1, -1):
        upper = {num >> bit for num in nums}  # The upper bits of all numbers.
        wish = best << 1 | 1
        is_possible = any(value ^ wish in upper for value in upper)
        best = wish if is_possible else best << 1
    return best


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
