#!/usr/bin/env python3
# Wrong: the middle is always a letter, never between two letters.
import sys


def longest_palindrome(word: str) -> str:
    best = ""
    for middle in range(len(word)):
        reach = 0
        while reach < middle and middle + reach + 1 < len(word) and word[middle - reach - 1] == word[middle + reach + 1]:
            reach += 1
        if 2 * reach + 1 > len(best):
            best = word[middle - reach : middle + reach + 1]
    return best


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
