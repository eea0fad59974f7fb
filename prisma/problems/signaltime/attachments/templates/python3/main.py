#!/usr/bin/env python3
import sys


def broadcast_time(n, links, source):
    # Write your code here. Each link is (start, end, time).
    return 0


def main():
    lines = sys.stdin.read().split("\n")
    n, m, source = map(int, lines[0].split())
    links = [tuple(map(int, line.split())) for line in lines[1 : m + 1]]
    print(broadcast_time(n, links, source))


main()
