#!/usr/bin/env python3
# Too slow: compares each value with all values before it.
import sys


def longest_rising(values):
    longest_to = []
    for i, value in enumerate(values):
        longest = 1
        for j in range(i):
            if values[j] < value and longest_to[j] + 1 > longest:
                longest = longest_to[j] + 1
        longest_to.append(longest)
    return max(longest_to)


def main():
    sys.stdin.readline()
    values = list(map(int, sys.stdin.readline().split()))
    print(longest_rising(values))


main()
