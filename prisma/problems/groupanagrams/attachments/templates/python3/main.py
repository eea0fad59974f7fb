#!/usr/bin/env python3
import sys
from typing import List


def group_anagrams(words: List[str]) -> List[List[str]]:
    # Write your code here. Return a list of lists of words.
    return []


def main():
    n = int(sys.stdin.readline())
    groups = group_anagrams([sys.stdin.readline().strip() for _ in range(n)])
    print(len(groups))
    for group in groups:
        print(len(group), *group)


main()
