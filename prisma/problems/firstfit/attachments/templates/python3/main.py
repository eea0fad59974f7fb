#!/usr/bin/env python3
import sys
from typing import List


class FirstFit:
    def __init__(self, rooms: List[int]):
        pass  # Write your code here.

    def place(self, size: int) -> int:
        # Return the house that the group gets, or -1. Its rooms are then no longer free.
        return -1


def main():
    sys.stdin.readline()
    rooms = list(map(int, sys.stdin.readline().split()))
    street = FirstFit(rooms)
    groups = map(int, sys.stdin.readline().split())
    print("\n".join(str(street.place(size)) for size in groups))


main()
