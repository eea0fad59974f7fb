#!/usr/bin/env python3
import sys
from typing import List


def loop_start(following: List[int]) -> int:
    # Write your code here. Return the node where the loop starts, or -1.
    return -1


def main():
    sys.stdin.readline()
    print(loop_start(list(map(int, sys.stdin.readline().split()))))


main()
