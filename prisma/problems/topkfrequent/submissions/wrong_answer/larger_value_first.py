#!/usr/bin/env python3
# Wrong: of equally frequent values the larger one comes first.
import sys
from typing import List


def most_frequent(nums: List[int], k: int) -> List[int]:
    counts = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
    values = sorted(counts, key=lambda value: (counts[value], value), reverse=True)
    return values[:k]


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*most_frequent(nums, k))


main()
