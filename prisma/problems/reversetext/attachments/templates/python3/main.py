#!/usr/bin/env python3
import sys


def reverse_text(line: str) -> str:
    # Write your code here.
    return line


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(reverse_text(line))


main()
