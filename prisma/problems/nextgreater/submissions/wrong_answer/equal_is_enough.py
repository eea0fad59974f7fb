#!/usr/bin/env python3
# Wrong: an equal number is not larger.
import sys


def next_greater(nums):
    results = [-1] * len(nums)
    waiting = []
    for i, num in enumerate(nums):
        while waiting and nums[waiting[-1]] <= num:
            results[waiting.pop()] = num
        waiting.append(i)
    return results


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_greater(nums))


main()
