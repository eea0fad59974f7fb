#!/usr/bin/env python3
# Wrong: x / 2 is too small for 1, 2, 3 and 4.
import sys


def whole_root(x: int) -> int:
    low, high = 0, x // 2
    while high - low > 1:
        middle = (low + high) // 2
        if middle * middle <= x:
            low = middle
        else:
            high = middle
    return low


def main():
    x = int(sys.stdin.readline())
    print(whole_root(x))


main()
