#!/usr/bin/env python3
import sys
from typing import List


def count_stretches(nums: List[int], k: int) -> int:
    seen = {0: 1}
    total = 0
    count = 0
    for num in nums:
        total += num
        count += seen.get(total - k, 0)
        seen[total] = seen.get(total, 0) + 1
    return count


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_stretches(nums, k))


main()
