#!/usr/bin/env python3
# Wrong: the second sum may have two digits as well.
import sys


def digital_root(digits: str) -> int:
    for _ in range(2):
        digits = str(sum(int(digit) for digit in digits))
    return int(digits)


def main():
    digits = sys.stdin.readline().strip()
    print(digital_root(digits))


main()
