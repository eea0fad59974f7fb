#!/usr/bin/env python3
# Too slow: tries the same rest of the text again and again.
import sys
from typing import List

sys.setrecursionlimit(10000)


def can_split(text: str, words: List[str]) -> bool:
    def split_from(start):
        if start == len(text):
            return True
        for word in words:
            if text.startswith(word, start) and split_from(start + len(word)):
                return True
        return False

    return split_from(0)


def main():
    text = sys.stdin.readline().strip()
    n = int(sys.stdin.readline())
    words = [sys.stdin.readline().strip() for _ in range(n)]
    print("true" if can_split(text, words) else "false")


main()
