#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def edit_distance(a: str, b: str) -> int:
    # Steps from what was read of a to the first j letters of b.
    above = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            if letter == other:
                row.append(above[j - 1])
            else:
                row.append(1 + min(above[j], row[j - 1], above[j - 1]))
        above = row
    return above[-1]


def main():
    a = sys.stdin.readline().strip()
    b = sys.stdin.readline().strip()
    print(edit_distance(a, b))


main()
