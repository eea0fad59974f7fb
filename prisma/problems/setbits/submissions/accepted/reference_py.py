#!/usr/bin/env python3
import sys


def count_ones(x: int) -> int:
    count = 0
    while x > 0:
        count += x % 2
        x //= 2
    return count


def main():
    x = int(sys.stdin.readline())
    print(count_ones(x))


main()
