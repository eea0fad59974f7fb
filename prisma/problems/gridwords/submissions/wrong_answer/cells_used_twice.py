#!/usr/bin/env python3
# Wrong: knows where each beginning of a word can end, but not which cells were used on the way there.
import sys
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    root = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node["word"] = word

    cells = {(i, j) for i in range(len(grid)) for j in range(len(grid[i]))}
    found = []

    def walk(node, reached):
        if "word" in node:
            found.append(node.pop("word"))
        for letter, child in node.items():
            ends = {(i, j) for i, j in reached if grid[i][j] == letter}
            if ends:
                beside = set()
                for i, j in ends:
                    beside.update(((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)))
                walk(child, beside & cells)

    walk(root, cells)
    return sorted(found)


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
