#!/usr/bin/env python3
# Wrong: floating point is not exact for large n.
import math
import sys


def fibonacci(n: int) -> int:
    root = math.sqrt(5)
    return round(((1 + root) / 2) ** n / root)


def main():
    n = int(sys.stdin.readline())
    print(fibonacci(n))


main()
