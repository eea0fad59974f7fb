#!/usr/bin/env python3
# Too slow: multiplies once for each unit of the exponent.
import sys


def mod_power(base: int, exponent: int, modulus: int) -> int:
    result = 1 % modulus
    for _ in range(exponent):
        result = result * base % modulus
    return result


def main():
    base, exponent, modulus = map(int, sys.stdin.readline().split())
    print(mod_power(base, exponent, modulus))


main()
