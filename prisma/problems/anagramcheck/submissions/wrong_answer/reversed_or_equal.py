#!/usr/bin/env python3
# Wrong: takes only the word itself and its reverse for anagrams.
import sys
from typing import Optional


def are_anagrams(s: str, t: str) -> Optional[bool]:
    return t == s or t == s[::-1]


def main():
    s = sys.stdin.readline().strip()
    t = sys.stdin.readline().strip()
    print(str(are_anagrams(s, t)).lower())


main()
