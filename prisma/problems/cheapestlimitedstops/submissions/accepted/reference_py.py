#!/usr/bin/env python3
import sys
from typing import List, Tuple


def cheapest_route(n: int, flights: List[Tuple[int, int, int]], s: int, t: int, k: int) -> int:
    never = float("inf")
    cost = [never] * n
    cost[s] = 0
    for _ in range(k + 1):
        following = cost[:]  # With one flight more; read from cost, write to following.
        for start, end, price in flights:
            if cost[start] + price < following[end]:
                following[end] = cost[start] + price
        cost = following
    return -1 if cost[t] == never else cost[t]


def main():
    lines = sys.stdin.read().split("\n")
    n, m, s, t, k = map(int, lines[0].split())
    flights = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(cheapest_route(n, flights, s, t, k))


main()
