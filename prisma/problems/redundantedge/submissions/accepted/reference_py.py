#!/usr/bin/env python3
import sys
from typing import List, Tuple


def first_closing_link(n: int, links: List[Tuple[int, int]]) -> Tuple[int, int]:
    parent = list(range(n))
    for u, v in links:
        a, b = find(parent, u), find(parent, v)
        if a == b:
            return u, v
        parent[a] = b
    return -1, -1


# The place that stands for the part that holds this one. Shortens the way to it.
def find(parent: List[int], place: int) -> int:
    while parent[place] != place:
        parent[place] = parent[parent[place]]
        place = parent[place]
    return place


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    links = []
    for line in lines[1 : n + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    print(*first_closing_link(n, links))


main()
