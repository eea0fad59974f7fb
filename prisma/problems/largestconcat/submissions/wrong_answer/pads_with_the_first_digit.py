#!/usr/bin/env python3
# Wrong: compares the numbers as if their first digit followed again and again.
import sys
from typing import List


def largest_number(nums: List[int]) -> str:
    texts = sorted(map(str, nums), key=lambda text: text.ljust(10, text[0]), reverse=True)
    return "0" if texts[0] == "0" else "".join(texts)


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
