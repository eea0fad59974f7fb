#!/usr/bin/env python3
import sys


def digital_root(digits: str) -> int:
    # Write your code here. The number is given as a text of digits.
    return 0


def main():
    digits = sys.stdin.readline().strip()
    print(digital_root(digits))


main()
