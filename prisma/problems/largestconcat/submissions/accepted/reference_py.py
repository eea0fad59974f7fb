#!/usr/bin/env python3
import sys
from functools import cmp_to_key
from typing import List


def compare(x: str, y: str) -> int:
    if x + y == y + x:
        return 0
    return -1 if x + y > y + x else 1


def largest_number(nums: List[int]) -> str:
    texts = sorted(map(str, nums), key=cmp_to_key(compare))
    return "0" if texts[0] == "0" else "".join(texts)


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
