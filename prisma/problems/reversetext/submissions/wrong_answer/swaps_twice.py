#!/usr/bin/env python3
# Wrong: goes on to the end and swaps every pair back again.
import sys


def reverse_text(line: str) -> str:
    characters = list(line)
    for left in range(len(characters)):
        right = len(characters) - 1 - left
        characters[left], characters[right] = characters[right], characters[left]
    return "".join(characters)


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(reverse_text(line))


main()
