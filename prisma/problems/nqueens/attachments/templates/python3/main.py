#!/usr/bin/env python3
import sys
from typing import List


def place_queens(n: int) -> List[List[int]]:
    # Write your code here. Return all ways, in dictionary order.
    return []


def main():
    ways = place_queens(int(sys.stdin.readline()))
    print(len(ways))
    for way in ways[:1]:
        print(*way)


main()
