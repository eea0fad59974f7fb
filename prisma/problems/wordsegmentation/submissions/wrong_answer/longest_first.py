#!/usr/bin/env python3
# Wrong: greedy, always takes the longest word that fits.
import sys
from typing import List

sys.setrecursionlimit(10000)


def can_split(text: str, words: List[str]) -> bool:
    longest_first = sorted(words, key=len, reverse=True)
    start = 0
    while start < len(text):
        fitting = next((word for word in longest_first if text.startswith(word, start)), None)
        if fitting is None:
            return False
        start += len(fitting)
    return True


def main():
    text = sys.stdin.readline().strip()
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print("true" if can_split(text, words) else "false")


main()
