#!/usr/bin/env python3
import sys
from typing import List, Tuple


def count_values(nums: List[int]) -> List[Tuple[int, int]]:
    # Write your code here. Return a list of pairs (value, count), the smallest value first.
    return []


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    frequencies = count_values(nums)
    print(len(frequencies))
    for value, count in frequencies:
        print(value, count)


main()
