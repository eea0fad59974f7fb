#!/usr/bin/env python3
import sys


def common_length(a, b):
    # Write your code here.
    return -1


def main():
    sys.setrecursionlimit(10000)
    a, b = sys.stdin.read().split()
    print(common_length(a, b))


main()
