#!/usr/bin/env python3
# Wrong: puts equally frequent values in order only after the k were chosen.
import sys
from typing import List


def most_frequent(nums: List[int], k: int) -> List[int]:
    counts = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
    values = sorted(counts, key=lambda value: -counts[value])[:k]
    return sorted(values, key=lambda value: (-counts[value], value))


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*most_frequent(nums, k))


main()
