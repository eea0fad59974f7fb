#!/usr/bin/env python3
# Wrong: if the maximum occurs twice, it also stands in the second place.
import sys
from typing import List, Optional


def second_largest(nums: List[int]) -> Optional[int]:
    return sorted(nums)[-2] if len(nums) > 1 else None


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    found = second_largest(nums)
    print("NONE" if found is None else found)


main()
