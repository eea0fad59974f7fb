#!/usr/bin/env python3
import sys


def mod_power(base: int, exponent: int, modulus: int) -> int:
    # Write your code here.
    return 0


def main():
    base, exponent, modulus = map(int, sys.stdin.readline().split())
    print(mod_power(base, exponent, modulus))


main()
