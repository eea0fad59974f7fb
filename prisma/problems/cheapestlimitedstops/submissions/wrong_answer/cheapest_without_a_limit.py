#!/usr/bin/env python3
# Wrong: takes the cheapest route of all, however many stops it has.
import heapq
import sys
from typing import List, Tuple


def cheapest_route(n: int, flights: List[Tuple[int, int, int]], s: int, t: int, k: int) -> int:
    outgoing = [[] for _ in range(n)]
    for start, end, price in flights:
        outgoing[start].append((end, price))
    settled = set()
    heap = [(0, s)]
    while heap:
        now, place = heapq.heappop(heap)
        if place == t:
            return now
        if place in settled:
            continue
        settled.add(place)
        for end, price in outgoing[place]:
            heapq.heappush(heap, (now + price, end))
    return -1


def main():
    lines = sys.stdin.read().split("\n")
    n, m, s, t, k = map(int, lines[0].split())
    flights = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(cheapest_route(n, flights, s, t, k))


main()
