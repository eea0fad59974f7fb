#!/usr/bin/env python3
import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


class SearchTreeIterator:
    def __init__(self, root):
        pass  # Write your code here. The root is None when the tree is empty.

    def next(self):
        # Return the next value in ascending order, or None when all were delivered.
        return None

    def has_next(self):
        # Return True if a value is left.
        return False


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
