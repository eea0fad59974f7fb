#!/usr/bin/env python3
import sys


def cheapest_tour(cost):
    # Write your code here. cost[i][j] is the price of the way from town i to town j.
    return -1


def main():
    n = int(sys.stdin.readline())
    cost = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    print(cheapest_tour(cost))


main()
