#!/usr/bin/env python3
import sys


def longest_palindrome(word: str) -> str:
    best_start = best_length = 0
    run = 0
    while run < len(word):
        # The middle is the whole run of equal letters that begins here.
        left = run - 1
        right = run + 1
        while right < len(word) and word[right] == word[run]:
            right += 1
        run = right
        while left >= 0 and right < len(word) and word[left] == word[right]:
            left -= 1
            right += 1
        if right - left - 1 > best_length:
            best_start = left + 1
            best_length = right - left - 1
    return word[best_start : best_start + best_length]


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
