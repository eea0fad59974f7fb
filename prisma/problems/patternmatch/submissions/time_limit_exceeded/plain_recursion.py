#!/usr/bin/env python3
# Too slow: without a memory, it asks the same questions again and again.
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    def rest_matches(i, j):
        if j == len(pattern):
            return i == len(text)
        fits = i < len(text) and pattern[j] in (".", text[i])
        if j + 1 < len(pattern) and pattern[j + 1] == "*":
            return rest_matches(i, j + 2) or (fits and rest_matches(i + 1, j))
        return fits and rest_matches(i + 1, j + 1)

    return rest_matches(0, 0)


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
