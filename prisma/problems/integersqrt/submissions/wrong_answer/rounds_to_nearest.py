#!/usr/bin/env python3
# Wrong: rounds to the nearest number, not down.
import sys


def whole_root(x: int) -> int:
    return round(x**0.5)


def main():
    x = int(sys.stdin.readline())
    print(whole_root(x))


main()
