#!/usr/bin/env python3
import sys


def search(nums, target):
    # Write your code here. Return the index of target, or -1.
    return -1


def main():
    sys.stdin.readline()
    nums = list(map(int, sys.stdin.readline().split()))
    queries = map(int, sys.stdin.readline().split())
    print(*(search(nums, query) for query in queries), sep="\n")


main()
