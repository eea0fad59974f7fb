#!/usr/bin/env python3
import sys
from typing import List


def what_is_left(weights: List[int]) -> int:
    # Write your code here.
    return -1


def main():
    sys.stdin.readline()
    weights = list(map(int, sys.stdin.readline().split()))
    print(what_is_left(weights))


main()
