#!/usr/bin/env python3
# Wrong: the value before the first one is 0, so negative values do not rise.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def is_search_tree(root: Optional[TreeNode]) -> Optional[bool]:
    before = 0

    def rises(node):
        nonlocal before
        if node is None:
            return True
        if not rises(node.left) or node.val <= before:
            return False
        before = node.val
        return rises(node.right)

    return rises(root)


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def main():
    sys.stdin.readline()
    root = read_tree(sys.stdin.readline().split())
    print(str(is_search_tree(root)).lower())


main()
