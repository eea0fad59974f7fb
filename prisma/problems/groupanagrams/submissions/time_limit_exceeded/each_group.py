#!/usr/bin/env python3
# Too slow: goes through all groups for each word.
import sys
from typing import List


def group_anagrams(words: List[str]) -> List[List[str]]:
    keys = []
    groups = []
    for word in sorted(words):
        key = sorted(word)
        for at, other in enumerate(keys):
            if other == key:
                groups[at].append(word)
                break
        else:
            keys.append(key)
            groups.append([word])
    return groups


def main():
    n = int(sys.stdin.readline())
    groups = group_anagrams([sys.stdin.readline().strip() for _ in range(n)])
    print(len(groups))
    for group in groups:
        print(len(group), *group)


main()
