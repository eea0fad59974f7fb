#!/usr/bin/env python3
import sys


def slowest_rate(piles, hours):
    # Write your code here.
    return 0


def main():
    _, hours = map(int, sys.stdin.readline().split())
    piles = list(map(int, sys.stdin.readline().split()))
    print(slowest_rate(piles, hours))


main()
