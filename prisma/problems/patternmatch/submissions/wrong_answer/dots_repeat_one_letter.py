#!/usr/bin/env python3
# Wrong: a dot with a star takes the same letter again and again.
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    reached = [True] + [False] * len(text)
    for place, piece in enumerate(pattern):
        if piece == "*":
            continue
        has_star = pattern.startswith("*", place + 1)
        now = [has_star and reached[0]]
        alike = [False]  # The piece took the last letter, and all that it took are equal.
        for i, letter in enumerate(text):
            fits = piece == "." or piece == letter
            longer = alike[i] and text[i - 1] == letter
            alike.append(fits and (reached[i] or longer))
            if has_star:
                now.append(reached[i + 1] or alike[i + 1])
            else:
                now.append(fits and reached[i])
        reached = now
    return reached[-1]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
