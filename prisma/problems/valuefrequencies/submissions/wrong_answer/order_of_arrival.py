#!/usr/bin/env python3
# Wrong: the values come in the order in which they first occur.
import sys
from typing import List, Tuple


def count_values(nums: List[int]) -> List[Tuple[int, int]]:
    counts = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
    return list(counts.items())


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    frequencies = count_values(nums)
    print(len(frequencies))
    for value, count in frequencies:
        print(value, count)


main()
