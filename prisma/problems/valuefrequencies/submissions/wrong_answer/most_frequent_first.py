#!/usr/bin/env python3
# Wrong: the order is by frequency, not by value.
import collections
import sys
from typing import List, Tuple


def count_values(nums: List[int]) -> List[Tuple[int, int]]:
    return collections.Counter(nums).most_common()


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    frequencies = count_values(nums)
    print(len(frequencies))
    for value, count in frequencies:
        print(value, count)


main()
