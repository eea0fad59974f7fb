#!/usr/bin/env python3
import sys


def count_ones(x: int) -> int:
    # Write your code here.
    return -1


def main():
    x = int(sys.stdin.readline())
    print(count_ones(x))


main()
