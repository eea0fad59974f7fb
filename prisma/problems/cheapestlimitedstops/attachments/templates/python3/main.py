#!/usr/bin/env python3
import sys
from typing import List, Tuple


def cheapest_route(n: int, flights: List[Tuple[int, int, int]], s: int, t: int, k: int) -> int:
    # Write your code here. Each flight is (from, to, price).
    return 0


def main():
    lines = sys.stdin.read().split("\n")
    n, m, s, t, k = map(int, lines[0].split())
    flights = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(cheapest_route(n, flights, s, t, k))


main()
