#!/usr/bin/env python3
import sys


def longest_rising(values):
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    values = list(map(int, sys.stdin.readline().split()))
    print(longest_rising(values))


main()
