#!/usr/bin/env python3
# Wrong: a closing bracket that has nothing to close is skipped.
import sys


CLOSER_OF = {"(": ")", "[": "]", "{": "}"}


def is_balanced(line):
    expected = []
    for bracket in line:
        if bracket in CLOSER_OF:
            expected.append(CLOSER_OF[bracket])
        elif expected and expected.pop() != bracket:
            return False
    return not expected


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_balanced(line)).lower())


main()
