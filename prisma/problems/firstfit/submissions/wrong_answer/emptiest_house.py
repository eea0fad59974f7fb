#!/usr/bin/env python3
# Wrong: takes the house with the most free rooms.
import heapq
import sys
from typing import List


class FirstFit:
    def __init__(self, rooms: List[int]):
        self.houses = [(-free, house) for house, free in enumerate(rooms)]
        heapq.heapify(self.houses)

    def place(self, size: int) -> int:
        free, house = self.houses[0]
        if -free < size:
            return -1
        heapq.heapreplace(self.houses, (free + size, house))
        return house


def main():
    sys.stdin.readline()
    rooms = list(map(int, sys.stdin.readline().split()))
    street = FirstFit(rooms)
    groups = map(int, sys.stdin.readline().split())
    print("\n".join(str(street.place(size)) for size in groups))


main()
