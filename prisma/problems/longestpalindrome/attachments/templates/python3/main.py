#!/usr/bin/env python3
import sys


def longest_palindrome(word: str) -> str:
    # Write your code here.
    return ""


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
