#!/usr/bin/env python3
# Wrong: counts the ones of the decimal number.
import sys


def count_ones(x: int) -> int:
    return str(x).count("1")


def main():
    x = int(sys.stdin.readline())
    print(count_ones(x))


main()
