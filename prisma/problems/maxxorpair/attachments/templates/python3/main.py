#!/usr/bin/env python3
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
