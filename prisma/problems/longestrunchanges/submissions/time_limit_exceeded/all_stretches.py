#!/usr/bin/env python3
# Too slow: looks at all stretches.
import sys


def longest_run(text: str, k: int) -> int:
    best = 0
    for start in range(len(text)):
        counts, largest = {}, 0
        for end in range(start, len(text)):
            counts[text[end]] = counts.get(text[end], 0) + 1
            largest = max(largest, counts[text[end]])
            if end - start + 1 - largest <= k:
                best = max(best, end - start + 1)
    return best


def main():
    k = int(sys.stdin.readline())
    text = sys.stdin.readline().strip()
    print(longest_run(text, k))


main()
