#!/usr/bin/env python3
import sys
from typing import List


def rotate(nums: List[int], k: int) -> List[int]:
    # Write your code here.
    return nums


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*rotate(nums, k))


main()
