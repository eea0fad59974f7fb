#!/usr/bin/env python3
# Wrong: makes the longest run longer by k, though a change can join two runs.
import sys


def longest_run(text: str, k: int) -> int:
    best = length = 0
    for i, letter in enumerate(text):
        length = length + 1 if i > 0 and letter == text[i - 1] else 1
        best = max(best, length)
    return min(len(text), best + k)


def main():
    k = int(sys.stdin.readline())
    text = sys.stdin.readline().strip()
    print(longest_run(text, k))


main()
