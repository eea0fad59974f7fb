#!/usr/bin/env python3
# Wrong: a word that is given several times is kept once.
import sys
from typing import List


def group_anagrams(words: List[str]) -> List[List[str]]:
    groups = {}
    for word in sorted(set(words)):
        key = "".join(sorted(word))
        groups.setdefault(key, []).append(word)
    return list(groups.values())


def main():
    n = int(sys.stdin.readline())
    groups = group_anagrams([sys.stdin.readline().strip() for _ in range(n)])
    print(len(groups))
    for group in groups:
        print(len(group), *group)


main()
