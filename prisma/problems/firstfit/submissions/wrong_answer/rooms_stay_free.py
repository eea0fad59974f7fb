#!/usr/bin/env python3
# Wrong: the rooms of a group stay free.
import sys
from typing import List


class FirstFit:
    def __init__(self, rooms: List[int]):
        self.leaves = 1
        while self.leaves < len(rooms):
            self.leaves *= 2
        # A segment tree: node i has the children 2i and 2i + 1 and holds the larger of them.
        self.most = [0] * self.leaves + rooms + [0] * (self.leaves - len(rooms))
        for node in range(self.leaves - 1, 0, -1):
            self.most[node] = max(self.most[2 * node], self.most[2 * node + 1])

    def place(self, size: int) -> int:
        most = self.most
        if most[1] < size:
            return -1
        node = 1
        while node < self.leaves:
            node *= 2
            if most[node] < size:
                node += 1
        return node - self.leaves


def main():
    sys.stdin.readline()
    rooms = list(map(int, sys.stdin.readline().split()))
    street = FirstFit(rooms)
    groups = map(int, sys.stdin.readline().split())
    print("\n".join(str(street.place(size)) for size in groups))


main()
