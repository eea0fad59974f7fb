#!/usr/bin/env python3
# Wrong: drops the digits.
import sys


def is_palindrome(text):
    kept = [character.lower() for character in text if character.isalpha()]
    return kept == kept[::-1]


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_palindrome(line)).lower())


main()
