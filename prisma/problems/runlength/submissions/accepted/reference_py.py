#!/usr/bin/env python3
import sys


def encode(word: str) -> str:
    pieces = []
    length = 0
    for i, letter in enumerate(word):
        length += 1
        if i + 1 == len(word) or word[i + 1] != letter:
            pieces.append(letter + str(length))
            length = 0
    return "".join(pieces)


def main():
    word = sys.stdin.readline().strip()
    print(encode(word))


main()
