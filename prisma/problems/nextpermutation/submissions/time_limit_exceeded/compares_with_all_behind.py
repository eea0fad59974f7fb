#!/usr/bin/env python3
# Too slow: compares each place with all places behind it.
import sys
from typing import List


def next_order(nums: List[int]) -> List[int]:
    for i in reversed(range(len(nums))):
        larger = [num for num in nums[i + 1 :] if num > nums[i]]
        if larger:
            rest = sorted(nums[i:])
            rest.remove(min(larger))
            return nums[:i] + [min(larger)] + rest
    return sorted(nums)


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(*next_order(nums))


main()
