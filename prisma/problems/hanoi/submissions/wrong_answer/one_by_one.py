#!/usr/bin/env python3
# Wrong: lays all disks but the largest on peg 2 one by one, the larger on the smaller.
import sys
from typing import List, Tuple


def hanoi_moves(n: int) -> List[Tuple[int, int]]:
    aside = [(1, 2)] * (n - 1)
    back = [(2, 3)] * (n - 1)
    return aside + [(1, 3)] + back


def main():
    moves = hanoi_moves(int(sys.stdin.readline()))
    print(len(moves))
    for source, target in moves:
        print(source, target)


main()
