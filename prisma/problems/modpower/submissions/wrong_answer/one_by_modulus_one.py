#!/usr/bin/env python3
# Wrong: with the exponent 0 the result is 1, even if the modulus is 1.
import sys


def mod_power(base: int, exponent: int, modulus: int) -> int:
    result = 1
    square = base % modulus
    while exponent > 0:
        if exponent % 2 == 1:
            result = result * square % modulus
        square = square * square % modulus
        exponent //= 2
    return result


def main():
    base, exponent, modulus = map(int, sys.stdin.readline().split())
    print(mod_power(base, exponent, modulus))


main()
