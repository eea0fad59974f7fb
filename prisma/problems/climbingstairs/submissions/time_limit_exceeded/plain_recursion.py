#!/usr/bin/env python3
# Too slow: asks for the same counts again and again.
import sys


def climb_stairs(n):
    if n <= 1:
        return 1
    return climb_stairs(n - 1) + climb_stairs(n - 2)


def main():
    n = int(sys.stdin.readline())
    print(climb_stairs(n))


main()
