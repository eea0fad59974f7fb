#!/usr/bin/env python3
import sys
from typing import List, Optional, Tuple


def can_split(n: int, edges: List[Tuple[int, int]]) -> Optional[bool]:
    # Write your code here. Return True or False.
    return None


def main():
    lines = sys.stdin.read().split("\n")
    n, m = map(int, lines[0].split())
    edges = []
    for line in lines[1 : m + 1]:
        a, b = line.split()
        edges.append((int(a), int(b)))
    print(str(can_split(n, edges)).lower())


main()
