#!/usr/bin/env python3
import sys

sys.setrecursionlimit(10000)


def matches(text: str, pattern: str) -> bool:
    # Write your code here. Return True if the pattern matches the whole text.
    return False


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print("true" if matches(text, pattern) else "false")


main()
