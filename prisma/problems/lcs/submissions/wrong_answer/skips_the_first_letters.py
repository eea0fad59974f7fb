#!/usr/bin/env python3
# Wrong: never compares the first letters of the words.
import sys


def common_length(a, b):
    above = [0] * len(b)
    for letter in a[1:]:
        row = [0]
        for j in range(1, len(b)):
            row.append(above[j - 1] + 1 if letter == b[j] else max(above[j], row[j - 1]))
        above = row
    return above[-1]


def main():
    a, b = sys.stdin.read().split()
    print(common_length(a, b))


main()
