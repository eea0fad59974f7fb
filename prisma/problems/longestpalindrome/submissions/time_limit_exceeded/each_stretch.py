#!/usr/bin/env python3
# Too slow: turns each stretch round.
import sys


def longest_palindrome(word: str) -> str:
    best = ""
    for start in range(len(word)):
        for end in range(start + 1, len(word) + 1):
            stretch = word[start:end]
            if stretch == stretch[::-1] and len(stretch) > len(best):
                best = stretch
    return best


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
