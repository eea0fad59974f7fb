#!/usr/bin/env python3
# Wrong: takes the first route that breadth-first search finds.
import sys
from typing import List, Tuple


def cheapest_route(n: int, flights: List[Tuple[int, int, int]], s: int, t: int, k: int) -> int:
    outgoing = [[] for _ in range(n)]
    for start, end, price in flights:
        outgoing[start].append((end, price))
    cost, flown, queue = {s: 0}, {s: 0}, [s]
    for place in queue:
        for end, price in outgoing[place]:
            if end not in cost and flown[place] <= k:
                cost[end] = cost[place] + price
                flown[end] = flown[place] + 1
                queue.append(end)
    return cost.get(t, -1)


def main():
    lines = sys.stdin.read().split("\n")
    n, m, s, t, k = map(int, lines[0].split())
    flights = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(cheapest_route(n, flights, s, t, k))


main()
