#!/usr/bin/env python3
# Wrong: only looks whether the smaller number divides the larger one.
import sys


def gcd(a: int, b: int) -> int:
    a, b = min(a, b), max(a, b)
    if a == 0 or b % a == 0:
        return a or b
    return 1


def main():
    a, b = map(int, sys.stdin.readline().split())
    print(gcd(a, b))


main()
