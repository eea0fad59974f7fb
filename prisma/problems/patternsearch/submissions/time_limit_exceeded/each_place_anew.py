#!/usr/bin/env python3
# Too slow: compares letter by letter at each place.
import sys
from typing import List


def find_pattern(text: str, pattern: str) -> List[int]:
    count, first = 0, -1
    for start in range(len(text) - len(pattern) + 1):
        matched = 0
        while matched < len(pattern) and text[start + matched] == pattern[matched]:
            matched += 1
        if matched == len(pattern):
            if count == 0:
                first = start
            count += 1
    return [count, first]


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(*find_pattern(text, pattern))


main()
