#!/usr/bin/env python3
import sys
from typing import Optional


def are_anagrams(s: str, t: str) -> Optional[bool]:
    counts = {}
    for letter in s:
        counts[letter] = counts.get(letter, 0) + 1
    for letter in t:
        counts[letter] = counts.get(letter, 0) - 1
    return all(count == 0 for count in counts.values())


def main():
    s = sys.stdin.readline().strip()
    t = sys.stdin.readline().strip()
    print(str(are_anagrams(s, t)).lower())


main()
