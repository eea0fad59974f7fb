#!/usr/bin/env python3
import sys
from typing import List


def combinations(nums: List[int], target: int) -> List[List[int]]:
    nums.sort()
    found = []
    taken = []

    def extend(missing, start):
        if missing == 0:
            found.append(list(taken))
        for i in range(start, len(nums)):
            if nums[i] > missing:
                break
            taken.append(nums[i])
            extend(missing - nums[i], i)
            taken.pop()

    extend(target, 0)
    return found


def main():
    _, target = map(int, sys.stdin.readline().split())
    found = combinations(list(map(int, sys.stdin.readline().split())), target)
    print(len(found))
    for combination in found:
        print(len(combination), *combination)


main()
