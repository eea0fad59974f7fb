#!/usr/bin/env python3
import sys


def factorial(n: int) -> int:
    product = 1
    for i in range(2, n + 1):
        product *= i
    return product


def main():
    n = int(sys.stdin.readline())
    print(factorial(n))


main()
