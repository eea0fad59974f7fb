#!/usr/bin/env python3
# Wrong: does not count how often a letter occurs.
import sys
from typing import Optional


def are_anagrams(s: str, t: str) -> Optional[bool]:
    return len(s) == len(t) and set(s) == set(t)


def main():
    s = sys.stdin.readline().strip()
    t = sys.stdin.readline().strip()
    print(str(are_anagrams(s, t)).lower())


main()
