#!/usr/bin/env python3
# Wrong: greedy, always goes to the cheapest town that is left.
import sys


def cheapest_tour(cost):
    left = set(range(1, len(cost)))
    town, total = 0, 0
    while left:
        nearest = min(sorted(left), key=lambda other: cost[town][other])
        total += cost[town][nearest]
        left.remove(nearest)
        town = nearest
    return total + cost[town][0]


def main():
    n = int(sys.stdin.readline())
    cost = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(cheapest_tour(cost))


main()
