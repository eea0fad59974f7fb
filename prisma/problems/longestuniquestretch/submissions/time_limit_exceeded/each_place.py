#!/usr/bin/env python3
# Too slow: starts anew at each place.
import sys


def longest_stretch(nums):
    best = 0
    for start in range(len(nums)):
        seen = set()
        for num in nums[start:]:
            if num in seen:
                break
            seen.add(num)
        best = max(best, len(seen))
    return best


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(longest_stretch(nums))


main()
