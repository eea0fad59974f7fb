#!/usr/bin/env python3
# Wrong: writes the length before the letter.
import sys


def encode(word: str) -> str:
    pieces = []
    length = 0
    for i, letter in enumerate(word):
        length += 1
        if i + 1 == len(word) or word[i + 1] != letter:
            pieces.append(str(length) + letter)
            length = 0
    return "".join(pieces)


def main():
    word = sys.stdin.readline().strip()
    print(encode(word))


main()
