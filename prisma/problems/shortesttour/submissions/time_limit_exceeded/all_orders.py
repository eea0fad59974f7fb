#!/usr/bin/env python3
# Too slow: tries all orders of the towns.
import sys
from itertools import permutations


def cheapest_tour(cost):
    best = float("inf")
    for order in permutations(range(1, len(cost))):
        tour = (0, *order, 0)
        best = min(best, sum(cost[town][then] for town, then in zip(tour, tour[1:])))
    return best


def main():
    n = int(sys.stdin.readline())
    cost = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(cheapest_tour(cost))


main()
