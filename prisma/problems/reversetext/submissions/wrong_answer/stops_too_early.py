#!/usr/bin/env python3
# Wrong: the two characters next to the middle are not swapped.
import sys


def reverse_text(line: str) -> str:
    characters = list(line)
    left, right = 0, len(characters) - 1
    while left < right - 1:
        characters[left], characters[right] = characters[right], characters[left]
        left += 1
        right -= 1
    return "".join(characters)


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(reverse_text(line))


main()
