#!/usr/bin/env python3
import sys


def cheapest_order(sizes):
    n = len(sizes) - 1
    cost = [[0] * n for _ in range(n)]
    for length in range(2, n + 1):
        for first in range(n - length + 1):
            last = first + length - 1
            ends = sizes[first] * sizes[last + 1]
            cost[first][last] = min(
                cost[first][cut] + cost[cut + 1][last] + ends * sizes[cut + 1]
                for cut in range(first, last)
            )
    return cost[0][n - 1]


def main():
    sys.stdin.readline()
    sizes = list(map(int, sys.stdin.readline().split()))
    print(cheapest_order(sizes))


main()
