#!/usr/bin/env python3
# Too slow: works out the same numbers again and again.
import sys


def fibonacci(n: int) -> int:
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


def main():
    n = int(sys.stdin.readline())
    print(fibonacci(n))


main()
