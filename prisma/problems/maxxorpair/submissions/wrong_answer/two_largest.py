#!/usr/bin/env python3
# Wrong: takes the two largest numbers.
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    first, second = sorted(nums)[-2:]
    return first ^ second


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
