#!/usr/bin/env python3
# Wrong: range(1, n) ends before n.
import sys


def factorial(n: int) -> int:
    product = 1
    for i in range(1, n):
        product *= i
    return product


def main():
    n = int(sys.stdin.readline())
    print(factorial(n))


main()
