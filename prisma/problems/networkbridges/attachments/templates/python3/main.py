#!/usr/bin/env python3
import sys
from typing import List, Tuple


def critical_links(n: int, links: List[Tuple[int, int]]) -> List[Tuple[int, int]]:
    # Write your code here. Each link is (u, v). Return the critical ones, sorted, the smaller place first.
    return []


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
