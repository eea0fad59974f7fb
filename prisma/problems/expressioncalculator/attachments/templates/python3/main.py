#!/usr/bin/env python3
import sys


def evaluate(text: str) -> int:
    # Write your code here.
    return 0


def main():
    sys.setrecursionlimit(10000)
    print(evaluate(sys.stdin.readline().strip()))


main()
