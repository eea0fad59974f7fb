#!/usr/bin/env python3
# Wrong: compares only neighbours in the sorted list; they give the smallest XOR.
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    ordered = sorted(nums)
    return max(first ^ second for first, second in zip(ordered, ordered[1:]))


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
