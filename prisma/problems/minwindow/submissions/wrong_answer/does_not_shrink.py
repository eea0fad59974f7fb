#!/usr/bin/env python3
# Wrong: starts anew behind a stretch that covers, and never makes it shorter.
import sys


def smallest_cover(text: str, pattern: str) -> str:
    needed = {}
    for letter in pattern:
        needed[letter] = needed.get(letter, 0) + 1
    best, start = "", 0
    missing, still_open = dict(needed), len(pattern)
    for end, letter in enumerate(text):
        if missing.get(letter, 0) > 0:
            missing[letter] -= 1
            still_open -= 1
        if still_open == 0:
            if not best or end - start + 1 < len(best):
                best = text[start : end + 1]
            start, missing, still_open = end + 1, dict(needed), len(pattern)
    return best


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(smallest_cover(text, pattern) or "-1")


main()
