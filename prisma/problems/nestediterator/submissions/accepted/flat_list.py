#!/usr/bin/env python3
# All numbers are written into one list beforehand.
import re
import sys


class NestedIterator:
    def __init__(self, nested):
        self.numbers = []
        self.collect(nested)
        self.place = 0

    def collect(self, nested):
        for item in nested:
            if isinstance(item, list):
                self.collect(item)
            else:
                self.numbers.append(item)

    def next(self):
        if not self.has_next():
            return None
        self.place += 1
        return self.numbers[self.place - 1]

    def has_next(self):
        return self.place < len(self.numbers)


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
