#!/usr/bin/env python3
import sys
from typing import List, Optional


def any_duplicate(nums: List[int]) -> Optional[bool]:
    seen = set()
    for num in nums:
        if num in seen:
            return True
        seen.add(num)
    return False


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    print(str(any_duplicate(nums)).lower())


main()
