#!/usr/bin/env python3
# Wrong: compares with the value kept before the last one, so two copies stay.
import sys
from typing import List


def remove_repeats(nums: List[int]) -> List[int]:
    kept = nums[:1]
    for num in nums[1:]:
        if len(kept) < 2 or num != kept[-2]:
            kept.append(num)
    return kept


def main():
    sys.stdin.readline()
    kept = remove_repeats(list(map(int, sys.stdin.readline().split())))
    print(len(kept))
    print(*kept)


main()
