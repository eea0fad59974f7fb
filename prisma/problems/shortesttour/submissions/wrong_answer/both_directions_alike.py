#!/usr/bin/env python3
# Wrong: takes the price from the upper half of the table for both directions.
import sys


def cheapest_tour(cost):
    n = len(cost)
    cost = [[cost[min(i, j)][max(i, j)] for j in range(n)] for i in range(n)]
    every = (1 << n) - 1
    never = float("inf")
    # cheapest[visited][last]: from town 0 through the visited towns to the last one of them.
    cheapest = [[never] * n for _ in range(every + 1)]
    cheapest[1][0] = 0
    for visited in range(1, every):
        missing = [town for town in range(n) if not visited >> town & 1]
        for last, so_far in enumerate(cheapest[visited]):
            if so_far == never:
                continue
            for town in missing:
                row = cheapest[visited | 1 << town]
                row[town] = min(row[town], so_far + cost[last][town])
    return min(cheapest[every][last] + cost[last][0] for last in range(n))


def main():
    n = int(sys.stdin.readline())
    cost = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(cheapest_tour(cost))


main()
