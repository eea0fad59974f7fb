#!/usr/bin/env python3
# Wrong: counts the zeros too.
import sys


def count_ones(x: int) -> int:
    count = 0
    while x > 0:
        count += 1
        x //= 2
    return count


def main():
    x = int(sys.stdin.readline())
    print(count_ones(x))


main()
