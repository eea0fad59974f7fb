#!/usr/bin/env python3
import re
import sys


class NestedIterator:
    def __init__(self, nested):
        pass  # Write your code here. Each item of the list is an int or a list again.

    def next(self):
        # Return the next number, or None when all were delivered.
        return None

    def has_next(self):
        # Return True if a number is left.
        return False


def read_list(line):
    stack = [[]]
    for token in re.findall(r"-?[0-9]+|[][]", line):
        if token == "[":
            stack.append([])
        elif token == "]":
            inner = stack.pop()
            stack[-1].append(inner)
        else:
            stack[-1].append(int(token))
    return stack[0][0]


def main():
    sys.setrecursionlimit(10000)
    lines = sys.stdin.read().split("\n")
    iterator = NestedIterator(read_list(lines[0]))
    q = int(lines[1])
    out = []
    for name in lines[2 : q + 2]:
        if name == "hasnext":
            out.append("true" if iterator.has_next() else "false")
        else:
            value = iterator.next()
            out.append("NONE" if value is None else str(value))
    print("\n".join(out))


main()
