#!/usr/bin/env python3
# Wrong: begins with 1, 1, so that all numbers come one place too early.
import sys


def fibonacci(n: int) -> int:
    a, b = 1, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def main():
    n = int(sys.stdin.readline())
    print(fibonacci(n))


main()
