#!/usr/bin/env python3
# Wrong: sorts by size, but 1 2 comes before 2.
import sys
from itertools import combinations


def subsets(nums):
    ordered = sorted(nums)
    return [chosen for size in range(len(nums) + 1) for chosen in combinations(ordered, size)]


def main():
    sys.stdin.readline()
    found = subsets(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for subset in found:
        print(len(subset), *subset)


main()
