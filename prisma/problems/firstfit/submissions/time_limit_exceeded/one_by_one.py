#!/usr/bin/env python3
# Too slow: tries the houses one by one for each group.
import sys
from typing import List


class FirstFit:
    def __init__(self, rooms: List[int]):
        self.rooms = rooms

    def place(self, size: int) -> int:
        for house, free in enumerate(self.rooms):
            if free >= size:
                self.rooms[house] -= size
                return house
        return -1


def main():
    sys.stdin.readline()
    rooms = list(map(int, sys.stdin.readline().split()))
    street = FirstFit(rooms)
    groups = map(int, sys.stdin.readline().split())
    print("\n".join(str(street.place(size)) for size in groups))


main()
