#!/usr/bin/env python3
import sys


def fewest_coins(coins, amount):
    # Write your code here. Return the smallest number of coins, or -1.
    return 0


def main():
    sys.setrecursionlimit(10000)
    _, amount = map(int, sys.stdin.readline().split())
    coins = list(map(int, sys.stdin.readline().split()))
    print(fewest_coins(coins, amount))


main()
