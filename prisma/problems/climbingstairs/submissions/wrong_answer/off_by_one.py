#!/usr/bin/env python3
# Wrong: the loop ends one step early.
import sys


def climb_stairs(n):
    previous = current = 1
    for _ in range(2, n):
        previous, current = current, previous + current
    return current


def main():
    n = int(sys.stdin.readline())
    print(climb_stairs(n))


main()
