#!/usr/bin/env python3
import re
import sys


class NestedIterator:
    def __init__(self, nested):
        # The lists that were entered, the innermost one last; each iterator knows its place.
        self.stack = [iter(nested)]
        self.found = None

    def next(self):
        self.search()
        number, self.found = self.found, None
        return number

    def has_next(self):
        self.search()
        return self.found is not None

    # Goes on to the next number, unless one was found that waits to be delivered.
    def search(self):
        while self.found is None and self.stack:
            item = next(self.stack[-1], None)
            if item is None:
                self.stack.pop()
            elif isinstance(item, list):
                self.stack.append(iter(item))
            else:
                self.found = item


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
