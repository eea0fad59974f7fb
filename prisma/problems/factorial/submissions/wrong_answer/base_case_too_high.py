#!/usr/bin/env python3
# Wrong: the recursion ends at 2 and gives 2 for 0 and 1 as well.
import sys


def factorial(n: int) -> int:
    if n <= 2:
        return 2
    return n * factorial(n - 1)


def main():
    n = int(sys.stdin.readline())
    print(factorial(n))


main()
