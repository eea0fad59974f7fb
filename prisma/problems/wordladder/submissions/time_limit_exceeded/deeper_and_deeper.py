#!/usr/bin/env python3
# Too slow: looks for ladders of 2 words, of 3, of 4 and so on, each time by trying all of them.
import sys
from typing import List, Set


def ladder_length(begin: str, end: str, words: List[str]) -> int:
    known = set(words)
    for limit in range(2, len(words) + 2):
        if is_reached(begin, end, known, limit - 1):
            return limit
    return 0


def is_reached(begin: str, end: str, known: Set[str], steps: int) -> bool:
    stack = [(begin, steps)]
    while stack:
        word, left = stack.pop()
        if word == end:
            return True
        if left == 0:
            continue
        for place in range(len(word)):
            for letter in "abcdefghijklmnopqrstuvwxyz":
                text = word[:place] + letter + word[place + 1 :]
                if text != word and text in known:
                    stack.append((text, left - 1))
    return False


def main():
    n, begin, end = sys.stdin.readline().split()
    words = [sys.stdin.readline().strip() for _ in range(int(n))]
    print(ladder_length(begin, end, words))


main()
