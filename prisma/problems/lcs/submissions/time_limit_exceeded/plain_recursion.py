#!/usr/bin/env python3
# Too slow: asks for the same pairs of beginnings again and again.
import sys


def common_length(a, b):
    return common(a, len(a), b, len(b))


def common(a, i, b, j):
    if i == 0 or j == 0:
        return 0
    if a[i - 1] == b[j - 1]:
        return common(a, i - 1, b, j - 1) + 1
    return max(common(a, i - 1, b, j), common(a, i, b, j - 1))


def main():
    a, b = sys.stdin.read().split()
    print(common_length(a, b))


main()
