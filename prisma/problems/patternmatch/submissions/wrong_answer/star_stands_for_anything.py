#!/usr/bin/env python3
# Wrong: a star stands for any letters, as in names of files, and what is before it is a piece of its own.
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    reached = [True] + [False] * len(text)
    for piece in pattern:
        now = [piece == "*" and reached[0]]
        for i, letter in enumerate(text):
            if piece == "*":
                now.append(reached[i + 1] or now[i])
            else:
                now.append((piece == "." or piece == letter) and reached[i])
        reached = now
    return reached[-1]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
