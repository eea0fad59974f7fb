#!/usr/bin/env python3
import sys


def longest_repeat(text):
    # Write your code here. Return the stretch, or "" if nothing repeats.
    return ""


def main():
    text = sys.stdin.readline().rstrip("\n")
    print(longest_repeat(text) or "NONE")


main()
