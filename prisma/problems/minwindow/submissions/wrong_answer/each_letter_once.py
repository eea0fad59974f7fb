#!/usr/bin/env python3
# Wrong: looks whether a letter is there, not how often.
import sys


def smallest_cover(text: str, pattern: str) -> str:
    missing = {}
    for letter in pattern:
        missing[letter] = 1
    still_open = len(missing)
    start = best_start = 0
    best_length = len(text) + 1
    for end, letter in enumerate(text):
        if missing.get(letter, 0) > 0:
            still_open -= 1
        missing[letter] = missing.get(letter, 0) - 1
        while still_open == 0:
            if end - start + 1 < best_length:
                best_start, best_length = start, end - start + 1
            missing[text[start]] += 1
            if missing[text[start]] > 0:
                still_open += 1
            start += 1
    return text[best_start : best_start + best_length] if best_length <= len(text) else ""


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(smallest_cover(text, pattern) or "-1")


main()
