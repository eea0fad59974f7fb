#!/usr/bin/env python3
import sys


def common_length(a, b):
    # The longest common subsequence of what was read of a and the first j letters of b.
    above = [0] * (len(b) + 1)
    for letter in a:
        row = [0]
        for j, other in enumerate(b):
            row.append(above[j] + 1 if letter == other else max(above[j + 1], row[j]))
        above = row
    return above[-1]


def main():
    a, b = sys.stdin.read().split()
    print(common_length(a, b))


main()
