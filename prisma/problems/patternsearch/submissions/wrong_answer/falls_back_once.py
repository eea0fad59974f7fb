#!/usr/bin/env python3
# Wrong: tries one shorter border only.
import sys
from typing import List


def find_pattern(text: str, pattern: str) -> List[int]:
    borders = borders_of(pattern)
    matched = count = 0
    first = -1
    for i, letter in enumerate(text):
        if matched > 0 and pattern[matched] != letter:
            matched = borders[matched]
        if pattern[matched] == letter:
            matched += 1
        if matched == len(pattern):
            if count == 0:
                first = i - len(pattern) + 1
            count += 1
            matched = borders[matched]
    return [count, first]


def borders_of(pattern: str) -> List[int]:
    # For each length, the longest proper beginning that is also an ending of the first letters.
    borders = [0, 0]
    matched = 0
    for letter in pattern[1:]:
        if matched > 0 and pattern[matched] != letter:
            matched = borders[matched]
        if pattern[matched] == letter:
            matched += 1
        borders.append(matched)
    return borders


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(*find_pattern(text, pattern))


main()
