#!/usr/bin/env python3
import sys
from typing import List, Tuple


def hanoi_moves(n: int) -> List[Tuple[int, int]]:
    # Write your code here. Return the moves, each as a pair of pegs: from, to.
    return []


def main():
    moves = hanoi_moves(int(sys.stdin.readline()))
    print(len(moves))
    for source, target in moves:
        print(source, target)


main()
