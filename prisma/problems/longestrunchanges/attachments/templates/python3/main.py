#!/usr/bin/env python3
import sys


def longest_run(text: str, k: int) -> int:
    # Write your code here.
    return 0


def main():
    k = int(sys.stdin.readline())
    text = sys.stdin.readline().strip()
    print(longest_run(text, k))


main()
