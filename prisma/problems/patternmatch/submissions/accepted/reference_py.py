#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    # reached[i]: the pieces so far match exactly the first i letters.
    reached = [True] + [False] * len(text)
    for place, piece in enumerate(pattern):
        if piece == "*":
            continue
        has_star = pattern.startswith("*", place + 1)
        now = [has_star and reached[0]]
        for i, letter in enumerate(text):
            fits = piece == "." or piece == letter
            if has_star:
                now.append(reached[i + 1] or (fits and now[i]))
            else:
                now.append(fits and reached[i])
        reached = now
    return reached[-1]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
