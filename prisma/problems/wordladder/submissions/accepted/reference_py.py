#!/usr/bin/env python3
import sys
from collections import deque
from typing import List


def ladder_length(begin: str, end: str, words: List[str]) -> int:
    unused = set(words)
    queue = deque([(begin, 1)])
    while queue:
        word, count = queue.popleft()
        if word == end:
            return count
        for place in range(len(word)):
            before, after = word[:place], word[place + 1 :]
            for letter in "abcdefghijklmnopqrstuvwxyz":
                text = before + letter + after
                if text in unused:
                    unused.remove(text)
                    queue.append((text, count + 1))
    return 0


def main():
    n, begin, end = sys.stdin.readline().split()
    words = [sys.stdin.readline().strip() for _ in range(int(n))]
    print(ladder_length(begin, end, words))


main()
