#!/usr/bin/env python3
import sys
from typing import List


def most_frequent(nums: List[int], k: int) -> List[int]:
    # Write your code here. Return a list of k values.
    return []


def main():
    _, k = map(int, sys.stdin.readline().split())
    nums = list(map(int, sys.stdin.readline().split()))
    print(*most_frequent(nums, k))


main()
