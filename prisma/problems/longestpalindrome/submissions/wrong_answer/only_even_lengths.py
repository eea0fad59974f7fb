#!/usr/bin/env python3
# Wrong: the middle always lies between two letters.
import sys


def longest_palindrome(word: str) -> str:
    best = word[0]
    for right in range(1, len(word)):
        reach = 0
        while reach < right and right + reach < len(word) and word[right - reach - 1] == word[right + reach]:
            reach += 1
        if 2 * reach > len(best):
            best = word[right - reach : right + reach]
    return best


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
