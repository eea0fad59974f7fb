#!/usr/bin/env python3
# Wrong: looks only for the beginning of the text elsewhere in the text.
import sys


def longest_repeat(text):
    border = [0] * len(text)
    for i in range(1, len(text)):
        length = border[i - 1]
        while length > 0 and text[i] != text[length]:
            length = border[length - 1]
        border[i] = length + 1 if text[i] == text[length] else length
    return text[: max(border)]


def main():
    text = sys.stdin.readline().rstrip("\n")
    print(longest_repeat(text) or "NONE")


main()
