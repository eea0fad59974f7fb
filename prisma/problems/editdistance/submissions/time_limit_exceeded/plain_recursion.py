#!/usr/bin/env python3
# Too slow: asks the same questions again and again.
import sys

sys.setrecursionlimit(10000)


def edit_distance(a: str, b: str) -> int:
    def steps_of(i, j):
        if i == 0 or j == 0:
            return i + j
        if a[i - 1] == b[j - 1]:
            return steps_of(i - 1, j - 1)
        return 1 + min(steps_of(i - 1, j), steps_of(i, j - 1), steps_of(i - 1, j - 1))

    return steps_of(len(a), len(b))


def main():
    a = sys.stdin.readline().strip()
    b = sys.stdin.readline().strip()
    print(edit_distance(a, b))


main()
