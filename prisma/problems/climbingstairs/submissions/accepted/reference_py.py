#!/usr/bin/env python3
import sys


def climb_stairs(n):
    previous = current = 1
    for _ in range(2, n + 1):
        previous, current = current, previous + current
    return current


def main():
    n = int(sys.stdin.readline())
    print(climb_stairs(n))


main()
