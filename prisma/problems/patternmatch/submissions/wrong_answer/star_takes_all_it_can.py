#!/usr/bin/env python3
# Wrong: a star takes as many letters as it can and never gives one back.
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    i = 0
    for place, piece in enumerate(pattern):
        if piece == "*":
            continue
        if pattern.startswith("*", place + 1):
            while i < len(text) and piece in (".", text[i]):
                i += 1
        elif i < len(text) and piece in (".", text[i]):
            i += 1
        else:
            return False
    return i == len(text)


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
