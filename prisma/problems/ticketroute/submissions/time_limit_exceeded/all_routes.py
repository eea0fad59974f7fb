#!/usr/bin/env python3
# Too slow: tries one route after the other until one uses all tickets.
import sys
from typing import List, Tuple


def find_route(start: str, tickets: List[Tuple[str, str]]) -> List[str]:
    tickets_of = {}
    for ticket in sorted(range(len(tickets)), key=lambda ticket: tickets[ticket][1]):
        tickets_of.setdefault(tickets[ticket][0], []).append(ticket)
    is_used = [False] * len(tickets)
    # The places of the route, the tickets between them, and how many tickets from each place have been tried.
    places, used, tried = [start], [], [0]
    while len(used) < len(tickets):
        choices = tickets_of.get(places[-1], [])
        if tried[-1] == len(choices):
            places.pop()
            tried.pop()
            is_used[used.pop()] = False
            continue
        ticket = choices[tried[-1]]
        tried[-1] += 1
        if not is_used[ticket]:
            is_used[ticket] = True
            used.append(ticket)
            places.append(tickets[ticket][1])
            tried.append(0)
    return places


def main():
    n, start = sys.stdin.readline().split()
    tickets = []
    for _ in range(int(n)):
        begin, goal = sys.stdin.readline().split()
        tickets.append((begin, goal))
    print(*find_route(start, tickets))


main()
