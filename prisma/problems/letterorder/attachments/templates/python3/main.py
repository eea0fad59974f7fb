#!/usr/bin/env python3
import heapq
import sys
from typing import List


def letter_order(words: List[str]) -> str:
    # Write your code here. Return an empty text if there is no order.
    return ""


def main():
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print(letter_order(words) or "IMPOSSIBLE")


main()
