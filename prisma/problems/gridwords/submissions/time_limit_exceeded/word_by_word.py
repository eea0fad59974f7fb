#!/usr/bin/env python3
# Too slow: searches the whole grid for each word.
import sys
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    cells = [list(row) for row in grid]

    def can_read(word, k, i, j):
        if not (0 <= i < len(cells) and 0 <= j < len(cells[i])) or cells[i][j] != word[k]:
            return False
        if k + 1 == len(word):
            return True
        cells[i][j] = ""
        result = (
            can_read(word, k + 1, i - 1, j)
            or can_read(word, k + 1, i + 1, j)
            or can_read(word, k + 1, i, j - 1)
            or can_read(word, k + 1, i, j + 1)
        )
        cells[i][j] = word[k]
        return result

    found = set()
    for word in words:
        if any(can_read(word, 0, i, j) for i in range(len(cells)) for j in range(len(cells[i]))):
            found.add(word)
    return sorted(found)


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
