#!/usr/bin/env python3
# Wrong: three counters do not see that pairs cross.
import sys


def is_balanced(line):
    depth = {"()": 0, "[]": 0, "{}": 0}
    for bracket in line:
        for pair in depth:
            if bracket == pair[0]:
                depth[pair] += 1
            elif bracket == pair[1]:
                depth[pair] -= 1
                if depth[pair] < 0:
                    return False
    return not any(depth.values())


def main():
    line = sys.stdin.readline().rstrip("\n")
    print(str(is_balanced(line)).lower())


main()
