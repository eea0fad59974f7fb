#!/usr/bin/env python3
import sys


def is_balanced(line):
    # Write your code here. Return True or False.
    return None


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_balanced(line)).lower())


main()
