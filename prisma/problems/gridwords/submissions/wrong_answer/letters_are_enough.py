#!/usr/bin/env python3
# Wrong: asks only whether the grid has the letters.
import sys
from collections import Counter
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    cells = Counter("".join(grid))
    return sorted(word for word in set(words) if not Counter(word) - cells)


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
