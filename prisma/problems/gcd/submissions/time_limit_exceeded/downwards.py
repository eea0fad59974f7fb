#!/usr/bin/env python3
# Too slow: tries all numbers from the smaller one downwards.
import sys


def gcd(a: int, b: int) -> int:
    if a == 0 or b == 0:
        return a + b
    d = min(a, b)
    while a % d != 0 or b % d != 0:
        d -= 1
    return d


def main():
    a, b = map(int, sys.stdin.readline().split())
    print(gcd(a, b))


main()
