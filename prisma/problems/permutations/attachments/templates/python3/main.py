#!/usr/bin/env python3
import sys
from typing import List


def permutations(nums: List[int]) -> List[List[int]]:
    # Write your code here. Return a list of lists.
    return []


def main():
    sys.stdin.readline()
    found = permutations(list(map(int, sys.stdin.readline().split())))
    print(len(found))
    for order in found:
        print(len(order), *order)


main()
