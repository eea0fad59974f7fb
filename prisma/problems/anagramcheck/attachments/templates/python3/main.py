#!/usr/bin/env python3
import sys
from typing import Optional


def are_anagrams(s: str, t: str) -> Optional[bool]:
    # Write your code here. Return True or False.
    return None


def main():
    s = sys.stdin.readline().strip()
    t = sys.stdin.readline().strip()
    print(str(are_anagrams(s, t)).lower())


main()
