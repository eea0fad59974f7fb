#!/usr/bin/env python3
# Too slow: for every pair of places, finds out how far the texts from there are equal.
import sys


def longest_repeat(text):
    n = len(text)
    # equal[j] is how many letters before i and before j are the same.
    equal = [0] * (n + 1)
    longest = end = 0
    for i in range(1, n + 1):
        for j in range(n, i, -1):
            equal[j] = equal[j - 1] + 1 if text[i - 1] == text[j - 1] else 0
            if equal[j] > longest:
                longest, end = equal[j], i
        equal[i] = 0
    return text[end - longest : end]


def main():
    text = sys.stdin.readline().rstrip("\n")
    print(longest_repeat(text) or "NONE")


main()
