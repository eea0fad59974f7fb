#!/usr/bin/env python3
# Wrong: has_next says no while the last value is still to come.
import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


class SearchTreeIterator:
    def __init__(self, root):
        self.values = []
        node, waiting = root, []
        while node or waiting:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            self.values.append(node.val)
            node = node.right
        self.position = 0

    def next(self):
        if self.position == len(self.values):
            return None
        self.position += 1
        return self.values[self.position - 1]

    def has_next(self):
        return self.position < len(self.values) - 1


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def main():
    lines = sys.stdin.read().split("\n")
    _, q = map(int, lines[0].split())
    iterator = SearchTreeIterator(read_tree(lines[1].split()))
    out = []
    for name in lines[2 : q + 2]:
        if name == "hasnext":
            out.append("true" if iterator.has_next() else "false")
        else:
            value = iterator.next()
            out.append("NONE" if value is None else str(value))
    print("\n".join(out))


main()
