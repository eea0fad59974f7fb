#!/usr/bin/env python3
import sys
from typing import List


def most_water(heights: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    print(most_water(list(map(int, sys.stdin.readline().split()))))


main()
