#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    known = {}

    def rest_matches(i, j):
        """Whether the pattern from j on matches the text from i on."""
        if j == len(pattern):
            return i == len(text)
        if (i, j) not in known:
            fits = i < len(text) and pattern[j] in (".", text[i])
            if j + 1 < len(pattern) and pattern[j + 1] == "*":
                known[i, j] = rest_matches(i, j + 2) or (fits and rest_matches(i + 1, j))
            else:
                known[i, j] = fits and rest_matches(i + 1, j + 1)
        return known[i, j]

    return rest_matches(0, 0)


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
