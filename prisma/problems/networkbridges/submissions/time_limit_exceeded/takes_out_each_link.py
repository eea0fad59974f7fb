#!/usr/bin/env python3
# Too slow: takes out one link after the other and searches for another way.
import sys
from typing import List, Tuple


def critical_links(n: int, links: List[Tuple[int, int]]) -> List[Tuple[int, int]]:
    links_of = [[] for _ in range(n)]
    for link, (u, v) in enumerate(links):
        links_of[u].append(link)
        links_of[v].append(link)
    seen_without = [-1] * n
    critical = []
    for out, (begin, end) in enumerate(links):
        seen_without[begin] = out
        stack = [begin]
        while stack and seen_without[end] != out:
            place = stack.pop()
            for link in links_of[place]:
                other = links[link][0] + links[link][1] - place
                if link != out and seen_without[other] != out:
                    seen_without[other] = out
                    stack.append(other)
        if seen_without[end] != out:
            critical.append((min(begin, end), max(begin, end)))
    return sorted(critical)


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
