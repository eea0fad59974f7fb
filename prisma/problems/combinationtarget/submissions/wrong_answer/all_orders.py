#!/usr/bin/env python3
# Wrong: starts anew at the first number each time, so all orders of a combination are found.
import sys
from typing import List


def combinations(nums: List[int], target: int) -> List[List[int]]:
    nums.sort()
    found = []
    taken = []

    def extend(missing, start):
        if len(found) > 30000:
            return
        if missing == 0:
            found.append(list(taken))
        for i in range(len(nums)):
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
