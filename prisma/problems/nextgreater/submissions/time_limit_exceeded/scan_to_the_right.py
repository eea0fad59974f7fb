#!/usr/bin/env python3
# Too slow: scans to the right for each number.
import sys


def next_greater(nums):
    results = []
    for i, num in enumerate(nums):
        j = i + 1
        while j < len(nums) and nums[j] <= num:
            j += 1
        results.append(nums[j] if j < len(nums) else -1)
    return results


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_greater(nums))


main()
