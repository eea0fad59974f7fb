#!/usr/bin/env python3
import sys


def cheapest_order(sizes):
    # Write your code here. Matrix i has sizes[i] rows and sizes[i + 1] columns.
    return -1


def main():
    sys.stdin.readline()
    sizes = list(map(int, sys.stdin.readline().split()))
    print(cheapest_order(sizes))


main()
