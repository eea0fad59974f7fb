#!/usr/bin/env python3
# Too slow: tries all orders.
import sys
from itertools import permutations
from typing import List


def largest_number(nums: List[int]) -> str:
    best = max("".join(order) for order in permutations(map(str, nums)))
    return best.lstrip("0") or "0"


def main():
    sys.stdin.readline()
    print(largest_number(list(map(int, sys.stdin.readline().split()))))


main()
