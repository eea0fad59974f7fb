#!/usr/bin/env python3
import sys
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    root = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node["word"] = word

    cells = [list(row) for row in grid]
    found = []

    def walk(i, j, above):
        letter = cells[i][j]
        node = above.get(letter)
        if node is None:
            return
        if "word" in node:
            found.append(node.pop("word"))
        cells[i][j] = ""
        if i > 0:
            walk(i - 1, j, node)
        if i + 1 < len(cells):
            walk(i + 1, j, node)
        if j > 0:
            walk(i, j - 1, node)
        if j + 1 < len(cells[i]):
            walk(i, j + 1, node)
        cells[i][j] = letter
        if not node:
            del above[letter]

    for i in range(len(cells)):
        for j in range(len(cells[i])):
            walk(i, j, root)
    return sorted(found)


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
