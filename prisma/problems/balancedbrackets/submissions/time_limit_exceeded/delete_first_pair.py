#!/usr/bin/env python3
# Too slow: deletes one pair and goes through the line from the start again.
import sys


PAIRS = ("()", "[]", "{}")


def is_balanced(line):
    rest = list(line)
    place = first_pair(rest)
    while place is not None:
        del rest[place : place + 2]
        place = first_pair(rest)
    return not rest


def first_pair(rest):
    for i in range(len(rest) - 1):
        if rest[i] + rest[i + 1] in PAIRS:
            return i
    return None


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_balanced(line)).lower())


main()
