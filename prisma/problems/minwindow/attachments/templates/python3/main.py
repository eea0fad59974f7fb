#!/usr/bin/env python3
import sys


def smallest_cover(text: str, pattern: str) -> str:
    # Write your code here. Return the stretch, or an empty text if there is none.
    return ""


def main():
    text = sys.stdin.readline().strip()
    pattern = sys.stdin.readline().strip()
    print(smallest_cover(text, pattern) or "-1")


main()
