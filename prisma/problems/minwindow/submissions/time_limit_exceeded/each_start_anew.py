#!/usr/bin/env python3
# Too slow: walks to the right anew from each start.
import sys


def smallest_cover(text: str, pattern: str) -> str:
    best_start, best_length = 0, len(text) + 1
    for start in range(len(text)):
        missing = {}
        for letter in pattern:
            missing[letter] = missing.get(letter, 0) + 1
        still_open = len(pattern)
        for end in range(start, len(text)):
            if missing.get(text[end], 0) > 0:
                missing[text[end]] -= 1
                still_open -= 1
            if still_open == 0:
                if end - start + 1 < best_length:
                    best_start, best_length = start, end - start + 1
                break
    return text[best_start : best_start + best_length] if best_length <= len(text) else ""


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(smallest_cover(text, pattern) or "-1")


main()
