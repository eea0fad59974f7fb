#!/usr/bin/env python3
# Wrong: counts each vowel only once.
import sys


def count_vowels(line: str) -> int:
    count = 0
    for character in set(line.lower()):
        if character in "aeiouAEIOU":
            count += 1
    return count


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(count_vowels(line))


main()
