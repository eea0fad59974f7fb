#!/usr/bin/env python3
# Wrong: notes whether a total has come up, but not how often.
import sys
from typing import List


def count_stretches(nums: List[int], k: int) -> int:
    seen = {0}
    total = 0
    count = 0
    for num in nums:
        total += num
        count += total - k in seen
        seen.add(total)
    return count


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(count_stretches(nums, k))


main()
