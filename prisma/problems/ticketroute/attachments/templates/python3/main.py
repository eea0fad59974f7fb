#!/usr/bin/env python3
import sys
from typing import List, Tuple


def find_route(start: str, tickets: List[Tuple[str, str]]) -> List[str]:
    # Write your code here. Each ticket is (from, to). Return the places of the route.
    return []


def main():
    n, start = sys.stdin.readline().split()
    tickets = []
    for _ in range(int(n)):
        begin, goal = sys.stdin.readline().split()
        tickets.append((begin, goal))
    print(*find_route(start, tickets))


main()
