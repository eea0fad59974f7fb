#!/usr/bin/env python3
import sys


def gcd(a: int, b: int) -> int:
    # Write your code here.
    return 0


def main():
    a, b = map(int, sys.stdin.readline().split())
    print(gcd(a, b))


main()
