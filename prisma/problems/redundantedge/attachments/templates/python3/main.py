#!/usr/bin/env python3
import sys
from typing import List, Tuple


def first_closing_link(n: int, links: List[Tuple[int, int]]) -> Tuple[int, int]:
    # Write your code here. Each link is (u, v). Return the one that closes a ring.
    return (0, 0)


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    links = []
    for line in lines[1 : n + 1]:
        u, v = map(int, line.split())
        links.append((u, v))
    print(*first_closing_link(n, links))


main()
