#!/usr/bin/env python3
# Wrong: looks no further when a first number has found its pair.
import sys
from typing import List


def zero_triplets(nums: List[int]) -> List[List[int]]:
    nums = sorted(nums)
    triplets = []
    for i, first in enumerate(nums):
        if i > 0 and first == nums[i - 1]:
            continue
        left, right = i + 1, len(nums) - 1
        while left < right:
            total = first + nums[left] + nums[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                triplets.append([first, nums[left], nums[right]])
                break
    return triplets


def main():
    sys.stdin.readline()
    triplets = zero_triplets(list(map(int, sys.stdin.readline().split())))
    print(len(triplets))
    for triplet in triplets:
        print(len(triplet), *triplet)


main()
