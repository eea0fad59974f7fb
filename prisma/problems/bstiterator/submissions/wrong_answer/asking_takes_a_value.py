#!/usr/bin/env python3
# Wrong: has_next looks for a value and throws it away.
import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


class SearchTreeIterator:
    def __init__(self, root):
        self.values = self.walk(root)

    def walk(self, node):
        if node is not None:
            yield from self.walk(node.left)
            yield node.val
            yield from self.walk(node.right)

    def next(self):
        return next(self.values, None)

    def has_next(self):
        return self.next() is not None


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def main():
    sys.setrecursionlimit(10000)
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
