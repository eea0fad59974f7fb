#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)


def can_split(text: str, words: List[str]) -> bool:
    # Write your code here. Return True or False.
    return False


def main():
    text = sys.stdin.readline().strip()
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print("true" if can_split(text, words) else "false")


main()
