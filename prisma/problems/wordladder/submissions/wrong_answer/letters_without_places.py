#!/usr/bin/env python3
# Wrong: takes words for neighbours that differ in one letter, whatever the order of the letters.
import sys
from collections import deque
from typing import List


def ladder_length(begin: str, end: str, words: List[str]) -> int:
    with_hole = {}
    for word in words:
        for place in range(len(word)):
            with_hole.setdefault(hole(word, place), []).append(word)
    unused = set(words)
    queue = deque([(begin, 1)])
    while queue:
        word, count = queue.popleft()
        if word == end:
            return count
        for place in range(len(word)):
            for text in with_hole.pop(hole(word, place), []):
                if text in unused:
                    unused.remove(text)
                    queue.append((text, count + 1))
    return 0


def hole(word: str, place: int) -> str:
    return "".join(sorted(word[:place] + word[place + 1 :]))


def main():
    n, begin, end = sys.stdin.readline().split()
    words = [sys.stdin.readline().strip() for _ in range(int(n))]
    print(ladder_length(begin, end, words))


main()
