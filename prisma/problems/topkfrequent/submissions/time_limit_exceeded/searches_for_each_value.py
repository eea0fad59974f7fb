#!/usr/bin/env python3
# Too slow: goes through the whole list for each different value.
import sys
from typing import List


def most_frequent(nums: List[int], k: int) -> List[int]:
    counts = {value: nums.count(value) for value in set(nums)}
    values = sorted(counts, key=lambda value: (-counts[value], value))
    return values[:k]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*most_frequent(nums, k))


main()
