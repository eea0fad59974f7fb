#!/usr/bin/env python3
# Wrong: gives 0 for multiples of 9.
import sys


def digital_root(digits: str) -> int:
    return sum(int(digit) for digit in digits) % 9


def main():
    digits = sys.stdin.readline().strip()
    print(digital_root(digits))


main()
