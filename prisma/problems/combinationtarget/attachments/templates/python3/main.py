#!/usr/bin/env python3
import sys
from typing import List


def combinations(nums: List[int], target: int) -> List[List[int]]:
    # Write your code here. Return a list of lists.
    return []


def main():
    _, target = map(int, sys.stdin.readline().split())
    found = combinations(list(map(int, sys.stdin.readline().split())), target)
    print(len(found))
    for combination in found:
        print(len(combination), *combination)


main()
