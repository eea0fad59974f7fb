#!/usr/bin/env python3
import sys
from functools import cmp_to_key
from typing import List


def largest_number(nums: List[int]) -> str:
    # Write your code here. Return the digits as a string.
    return "0"


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
