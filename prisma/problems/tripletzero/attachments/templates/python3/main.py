#!/usr/bin/env python3
import sys
from typing import List


def zero_triplets(nums: List[int]) -> List[List[int]]:
    # Write your code here. Return a list of lists of three numbers.
    return []


def main():
    sys.stdin.readline()
    triplets = zero_triplets(list(map(int, sys.stdin.readline().split())))
    print(len(triplets))
    for triplet in triplets:
        print(len(triplet), *triplet)


main()
