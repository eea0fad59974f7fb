#!/usr/bin/env python3
# Too slow: tries all routes.
import sys
from typing import List, Tuple


def cheapest_route(n: int, flights: List[Tuple[int, int, int]], s: int, t: int, k: int) -> int:
    outgoing = [[] for _ in range(n)]
    for start, end, price in flights:
        outgoing[start].append((end, price))
    never = float("inf")

    def cheapest_from(place, left):
        if place == t:
            return 0
        if left == 0:
            return never
        best = never
        for end, price in outgoing[place]:
            best = min(best, price + cheapest_from(end, left - 1))
        return best

    best = cheapest_from(s, k + 1)
    return -1 if best == never else best


def main():
    lines = sys.stdin.read().split("\n")
    n, m, s, t, k = map(int, lines[0].split())
    flights = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(cheapest_route(n, flights, s, t, k))


main()
