#!/usr/bin/env python3
# Wrong: compares all values with the root, but not with the other nodes above them.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def is_search_tree(root: Optional[TreeNode]) -> Optional[bool]:
    def values(node):
        return [] if node is None else [node.val] + values(node.left) + values(node.right)

    return all(val < root.val for val in values(root.left)) and all(val > root.val for val in values(root.right))


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
