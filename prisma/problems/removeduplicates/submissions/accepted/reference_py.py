#!/usr/bin/env python3
import sys
from typing import List


def remove_repeats(nums: List[int]) -> List[int]:
    end = 1
    for num in nums:
        if num != nums[end - 1]:
            nums[end] = num
            end += 1
    return nums[:end]


def main():
    sys.stdin.readline()
    kept = remove_repeats(list(map(int, sys.stdin.readline().split())))
    print(len(kept))
    print(*kept)


main()
