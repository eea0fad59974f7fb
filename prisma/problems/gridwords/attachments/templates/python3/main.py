#!/usr/bin/env python3
import sys
from typing import List


def find_words(grid: List[str], words: List[str]) -> List[str]:
    # Write your code here. Return the words that can be read, each once, in alphabetical order.
    return []


def main():
    r, _, n = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().strip() for _ in range(r)]
    found = find_words(grid, [sys.stdin.readline().strip() for _ in range(n)])
    print(len(found), *found, sep="\n")


main()
