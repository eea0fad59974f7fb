#!/usr/bin/env python3
# Wrong: takes a link whose ends were both seen before, though it may join two parts.
import sys
from typing import List, Tuple


def first_closing_link(n: int, links: List[Tuple[int, int]]) -> Tuple[int, int]:
    seen = set()
    for u, v in links:
        if u in seen and v in seen:
            return u, v
        seen.update((u, v))
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
