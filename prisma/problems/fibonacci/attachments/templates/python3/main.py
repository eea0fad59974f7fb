#!/usr/bin/env python3
import sys


def fibonacci(n: int) -> int:
    # Write your code here.
    return 0


def main():
    n = int(sys.stdin.readline())
    print(fibonacci(n))


main()
