#!/usr/bin/env python3
# Wrong: looks only for three people who do not get along with one another.
import sys
from typing import List, Optional, Tuple


def can_split(n: int, edges: List[Tuple[int, int]]) -> Optional[bool]:
    neighbours = [set() for _ in range(n)]
    for a, b in edges:
        neighbours[a].add(b)
        neighbours[b].add(a)
    for a, b in edges:
        if a == b:
            return False
        small, large = sorted((neighbours[a], neighbours[b]), key=len)
        if any(other in large for other in small):
            return False
    return True


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    edges = []
    for line in lines[1 : m + 1]:
        a, b = line.split()
        edges.append((int(a), int(b)))
    print(str(can_split(n, edges)).lower())


main()
