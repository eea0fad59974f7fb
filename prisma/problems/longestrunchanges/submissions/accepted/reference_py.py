#!/usr/bin/env python3
import sys


def longest_run(text: str, k: int) -> int:
    counts = {}
    start = best = 0
    for end, letter in enumerate(text):
        counts[letter] = counts.get(letter, 0) + 1
        while end - start + 1 - max(counts.values()) > k:
            counts[text[start]] -= 1
            start += 1
        best = max(best, end - start + 1)
    return best


def main():
    k = int(sys.stdin.readline())
    text = sys.stdin.readline().strip()
    print(longest_run(text, k))


main()
