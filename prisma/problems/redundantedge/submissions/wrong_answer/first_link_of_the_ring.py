#!/usr/bin/env python3
# Wrong: finds the ring, but takes the first of its links in the list.
import sys
from typing import List, Tuple


def first_closing_link(n: int, links: List[Tuple[int, int]]) -> Tuple[int, int]:
    neighbours = [[] for _ in range(n)]
    for u, v in links:
        neighbours[u].append(v)
        neighbours[v].append(u)
    count = [len(others) for others in neighbours]
    ends = [place for place in range(n) if count[place] == 1]
    for place in ends:
        count[place] = 0
        for other in neighbours[place]:
            if count[other] > 0:
                count[other] -= 1
                if count[other] == 1:
                    ends.append(other)
    ring = [link for link in links if count[link[0]] > 0 and count[link[1]] > 0]
    return ring[0]


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    links = []
    for line in lines[1 : n + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    print(*first_closing_link(n, links))


main()
