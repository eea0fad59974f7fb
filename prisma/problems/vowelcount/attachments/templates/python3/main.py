#!/usr/bin/env python3
import sys


def count_vowels(line: str) -> int:
    # Write your code here.
    return 0


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(count_vowels(line))


main()
