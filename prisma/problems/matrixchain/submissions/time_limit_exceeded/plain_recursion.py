#!/usr/bin/env python3
# Too slow: asks for the same pieces again and again.
import sys


def cheapest_order(sizes):
    return cost(sizes, 0, len(sizes) - 2)


def cost(sizes, first, last):
    if first == last:
        return 0
    ends = sizes[first] * sizes[last + 1]
    return min(
        cost(sizes, first, cut) + cost(sizes, cut + 1, last) + ends * sizes[cut + 1]
        for cut in range(first, last)
    )


def main():
    sys.stdin.readline()
    sizes = list(map(int, sys.stdin.readline().split()))
    print(cheapest_order(sizes))


main()
