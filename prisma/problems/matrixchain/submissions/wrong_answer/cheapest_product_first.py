#!/usr/bin/env python3
# Wrong: greedy, always carries out the multiplication that is cheapest now.
import sys


def cheapest_order(sizes):
    total = 0
    while len(sizes) > 2:
        inner = range(1, len(sizes) - 1)
        best = min(inner, key=lambda i: sizes[i - 1] * sizes[i] * sizes[i + 1])
        total += sizes[best - 1] * sizes[best] * sizes[best + 1]
        sizes = sizes[:best] + sizes[best + 1 :]
    return total


def main():
    sys.stdin.readline()
    sizes = list(map(int, sys.stdin.readline().split()))
    print(cheapest_order(sizes))


main()
