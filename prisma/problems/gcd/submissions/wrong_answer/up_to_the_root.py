#!/usr/bin/env python3
# Wrong: a common divisor may be larger than the square root.
import sys


def gcd(a: int, b: int) -> int:
    if a == 0 or b == 0:
        return a + b
    best, d = 1, 1
    while d * d <= min(a, b):
        if a % d == 0 and b % d == 0:
            best = d
        d += 1
    return best


def main():
    a, b = map(int, sys.stdin.readline().split())
    print(gcd(a, b))


main()
