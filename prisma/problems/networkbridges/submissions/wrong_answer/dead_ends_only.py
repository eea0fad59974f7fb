#!/usr/bin/env python3
# Wrong: takes only links to a place without any other link for critical.
import sys
from typing import List, Tuple


def critical_links(n: int, links: List[Tuple[int, int]]) -> List[Tuple[int, int]]:
    degree = [0] * n
    for u, v in links:
        degree[u] += 1
        degree[v] += 1
    return sorted((min(u, v), max(u, v)) for u, v in links if degree[u] == 1 or degree[v] == 1)


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    links = []
    for line in lines[1 : m + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    critical = critical_links(n, links)
    print(len(critical))
    for u, v in critical:
        print(u, v)


main()
