#!/usr/bin/env python3
import sys
from collections import deque
from typing import List


def ladder_length(begin: str, end: str, words: List[str]) -> int:
    # Write your code here. Return the number of words, or 0 if there is no ladder.
    return 0


def main():
    n, begin, end = sys.stdin.readline().split()
    words = [sys.stdin.readline().strip() for _ in range(int(n))]
    print(ladder_length(begin, end, words))


main()
