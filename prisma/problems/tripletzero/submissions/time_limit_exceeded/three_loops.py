#!/usr/bin/env python3
# Too slow: tries all triplets of places.
import sys
from typing import List


def zero_triplets(nums: List[int]) -> List[List[int]]:
    nums = sorted(nums)
    n = len(nums)
    triplets = set()
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                if nums[i] + nums[j] + nums[k] == 0:
                    triplets.add((nums[i], nums[j], nums[k]))
    return [list(triplet) for triplet in sorted(triplets)]


def main():
    sys.stdin.readline()
    triplets = zero_triplets(list(map(int, sys.stdin.readline().split())))
    print(len(triplets))
    for triplet in triplets:
        print(len(triplet), *triplet)


main()
