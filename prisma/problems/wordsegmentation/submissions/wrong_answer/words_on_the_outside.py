#!/usr/bin/env python3
# Wrong: one round for each word, as with coins. But here the order of the words is given by the text.
import sys
from typing import List

sys.setrecursionlimit(10000)


def can_split(text: str, words: List[str]) -> bool:
    reached = [True] + [False] * len(text)
    for word in words:
        for end in range(len(word), len(text) + 1):
            start = end - len(word)
            if reached[start] and text.startswith(word, start):
                reached[end] = True
    return reached[-1]


def main():
    text = sys.stdin.readline().strip()
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print("true" if can_split(text, words) else "false")


main()
