#!/usr/bin/env python3
# Too slow: searches a list of all visited nodes at each step.
import sys
from typing import List


def loop_start(following: List[int]) -> int:
    visited = []
    node = 0
    while node != -1 and node not in visited:
        visited.append(node)
        node = following[node]
    return node


def main():
    sys.stdin.readline()
    print(loop_start(list(map(int, sys.stdin.readline().split()))))


main()
