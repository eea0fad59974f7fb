#!/usr/bin/env python3
# Wrong: asks for each bit whether two numbers differ there, and not whether the bits above can stay as they are.
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    best = 0
    for bit in range(30, -1, -1):
        upper = {num >> bit for num in nums}  # The upper bits of all numbers.
        wish = 1
        is_possible = any(value ^ wish in upper for value in upper)
        best = best << 1 | is_possible
    return best


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
