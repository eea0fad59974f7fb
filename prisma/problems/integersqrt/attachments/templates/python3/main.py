#!/usr/bin/env python3
import sys


def whole_root(x: int) -> int:
    # Write your code here.
    return -1


def main():
    x = int(sys.stdin.readline())
    print(whole_root(x))


main()
