#!/usr/bin/env python3
# Too slow: searches the network for a way between the ends before each link.
import sys
from typing import List, Tuple


def first_closing_link(n: int, links: List[Tuple[int, int]]) -> Tuple[int, int]:
    neighbours = [[] for _ in range(n)]
    seen_at = [-1] * n
    for number, (u, v) in enumerate(links):
        stack = [u]
        seen_at[u] = number
        while stack:
            place = stack.pop()
            if place == v:
                return u, v
            for other in neighbours[place]:
                if seen_at[other] != number:
                    seen_at[other] = number
                    stack.append(other)
        neighbours[u].append(v)
        neighbours[v].append(u)
    return -1, -1


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    links = []
    for line in lines[1 : n + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    print(*first_closing_link(n, links))


main()
