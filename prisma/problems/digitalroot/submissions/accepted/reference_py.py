#!/usr/bin/env python3
import sys


def digital_root(digits: str) -> int:
    while len(digits) > 1:
        digits = str(sum(int(digit) for digit in digits))
    return int(digits)


def main():
    digits = sys.stdin.readline().strip()
    print(digital_root(digits))


main()
