#!/usr/bin/env python3
# Wrong: keeps one row only, so the upper left value is overwritten before it is used.
import sys

sys.setrecursionlimit(10000)


def edit_distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row[0] = i
        for j, other in enumerate(b, 1):
            if letter == other:
                row[j] = row[j - 1]
            else:
                row[j] = 1 + min(row[j], row[j - 1])
    return row[-1]


def main():
    a = sys.stdin.readline().strip()
    b = sys.stdin.readline().strip()
    print(edit_distance(a, b))


main()
