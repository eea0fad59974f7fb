#!/usr/bin/env python3
import sys


def is_palindrome(text):
    kept = [character.lower() for character in text if character.isalnum()]
    return kept == kept[::-1]


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_palindrome(line)).lower())


main()
