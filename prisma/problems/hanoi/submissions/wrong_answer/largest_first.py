#!/usr/bin/env python3
# Wrong: moves the largest disk while the others lie on it.
import sys
from typing import List, Tuple


def hanoi_moves(n: int) -> List[Tuple[int, int]]:
    moves = []

    def bring(disks, source, target, spare):
        if disks == 0:
            return
        moves.append((source, target))
        bring(disks - 1, source, spare, target)
        bring(disks - 1, spare, target, source)

    bring(n, 1, 3, 2)
    return moves


def main():
    moves = hanoi_moves(int(sys.stdin.readline()))
    print(len(moves))
    for source, target in moves:
        print(source, target)


main()
