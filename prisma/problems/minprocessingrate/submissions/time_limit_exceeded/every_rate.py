#!/usr/bin/env python3
# Too slow: tries the rates 1, 2, 3 and so on.
import sys


def slowest_rate(piles, hours):
    rate = 1
    while sum((pile + rate - 1) // rate for pile in piles) > hours:
        rate += 1
    return rate


def main():
    _, hours = map(int, sys.stdin.readline().split())
    piles = list(map(int, sys.stdin.readline().split()))
    print(slowest_rate(piles, hours))


main()
