#!/usr/bin/env python3
import sys


def fibonacci(n: int) -> int:
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def main():
    n = int(sys.stdin.readline())
    print(fibonacci(n))


main()
