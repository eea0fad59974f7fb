#!/usr/bin/env python3
import sys
from typing import List


def remove_repeats(nums: List[int]) -> List[int]:
    # Write your code here. Return the list with one copy of each value.
    return []


def main():
    sys.stdin.readline()
    kept = remove_repeats(list(map(int, sys.stdin.readline().split())))
    print(len(kept))
    print(*kept)


main()
