#!/usr/bin/env python3
# Wrong: greedy, always gets rid of the largest inner size.
import sys


def cheapest_order(sizes):
    total = 0
    while len(sizes) > 2:
        worst = max(range(1, len(sizes) - 1), key=lambda i: sizes[i])
        total += sizes[worst - 1] * sizes[worst] * sizes[worst + 1]
        sizes = sizes[:worst] + sizes[worst + 1 :]
    return total


def main():
    sys.stdin.readline()
    sizes = list(map(int, sys.stdin.readline().split()))
    print(cheapest_order(sizes))


main()
