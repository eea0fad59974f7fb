#!/usr/bin/env python3
# Wrong: reads straight on only.
import sys
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    lines = list(grid) + ["".join(column) for column in zip(*grid)]
    text = " ".join(lines + [line[::-1] for line in lines])
    return sorted(word for word in set(words) if word in text)


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
