#!/usr/bin/env python3
import sys
from typing import List

sys.setrecursionlimit(10000)


def can_split(text: str, words: List[str]) -> bool:
    known = set(words)
    longest = max(map(len, words))
    reached = [True] + [False] * len(text)
    for end in range(1, len(text) + 1):
        for start in range(max(0, end - longest), end):
            if reached[start] and text[start:end] in known:
                reached[end] = True
                break
    return reached[-1]


def main():
    text = sys.stdin.readline().strip()
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print("true" if can_split(text, words) else "false")


main()
