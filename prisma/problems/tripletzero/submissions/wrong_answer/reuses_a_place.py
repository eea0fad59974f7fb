#!/usr/bin/env python3
# Wrong: takes a number twice even if it stands in the list once.
import sys
from typing import List


def zero_triplets(nums: List[int]) -> List[List[int]]:
    values = sorted(set(nums))
    known = set(values)
    triplets = []
    for i, first in enumerate(values):
        for second in values[i:]:
            third = -first - second
            if third >= second and third in known:
                triplets.append([first, second, third])
    return triplets


def main():
    sys.stdin.readline()
    triplets = zero_triplets(list(map(int, sys.stdin.readline().split())))
    print(len(triplets))
    for triplet in triplets:
        print(len(triplet), *triplet)


main()
