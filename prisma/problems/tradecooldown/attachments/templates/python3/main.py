#!/usr/bin/env python3
import sys
from typing import List


def best_trades(prices: List[int]) -> int:
    # Write your code here.
    return 0


def main():
    sys.stdin.readline()
    prices = list(map(int, sys.stdin.readline().split()))
    print(best_trades(prices))


main()
