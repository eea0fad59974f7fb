#!/usr/bin/env python3
# Wrong: a run is written only when another letter comes.
import sys


def encode(word: str) -> str:
    pieces = []
    length = 0
    for i, letter in enumerate(word):
        length += 1
        if word[i + 1 : i + 2] not in (letter, ""):
            pieces.append(letter + str(length))
            length = 0
    return "".join(pieces)


def main():
    word = sys.stdin.readline().strip()
    print(encode(word))


main()
