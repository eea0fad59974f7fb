#!/usr/bin/env python3
import sys


def climb_stairs(n):
    # Write your code here.
    return 0


def main():
    n = int(sys.stdin.readline())
    print(climb_stairs(n))


main()
