#!/usr/bin/env python3
# Wrong: capital letters do not count.
import sys


def count_vowels(line: str) -> int:
    count = 0
    for character in line:
        if character in "aeiou":
            count += 1
    return count


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(count_vowels(line))


main()
