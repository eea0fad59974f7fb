#!/usr/bin/env python3
import sys
from typing import List


def can_read(grid: List[List[str]], word: str) -> bool:
    # Write your code here. grid[row][column] is a letter.
    return False


def main():
    lines = sys.stdin.read().split("\n")
    rows = int(lines[0].split()[0])
    grid = [list(line) for line in lines[1 : rows + 1]]
    print("true" if can_read(grid, lines[rows + 1]) else "false")


main()
