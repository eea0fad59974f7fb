#!/usr/bin/env python3
import sys


def encode(word: str) -> str:
    # Write your code here.
    return word


def main():
    word = sys.stdin.readline().strip()
    print(encode(word))


main()
