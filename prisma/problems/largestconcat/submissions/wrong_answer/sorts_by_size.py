#!/usr/bin/env python3
# Wrong: puts the larger number first.
import sys
from typing import List


def largest_number(nums: List[int]) -> str:
    text = "".join(map(str, sorted(nums, reverse=True)))
    return "0" if text[0] == "0" else text


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
