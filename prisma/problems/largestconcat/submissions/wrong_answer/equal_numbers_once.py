#!/usr/bin/env python3
# Wrong: uses equal numbers only once.
import sys
from functools import cmp_to_key
from typing import List


def compare(x: str, y: str) -> int:
    return -1 if x + y > y + x else 1


def largest_number(nums: List[int]) -> str:
    texts = sorted({str(num) for num in nums}, key=cmp_to_key(compare))
    return "".join(texts)


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
