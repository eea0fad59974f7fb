#!/usr/bin/env python3
# Too slow: looks at all pairs.
import sys
from typing import List


def largest_xor(nums: List[int]) -> int:
    best = 0
    for i, first in enumerate(nums):
        for second in nums[i + 1 :]:
            if first ^ second > best:
                best = first ^ second
    return best


def main():
    sys.stdin.readline()
    print(largest_xor(list(map(int, sys.stdin.readline().split()))))


main()
