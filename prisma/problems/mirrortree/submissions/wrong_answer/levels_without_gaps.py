#!/usr/bin/env python3
# Wrong: the values of a level may read the same though their places differ.
import sys
from typing import Optional


sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: "Optional[TreeNode]" = None
        self.right: "Optional[TreeNode]" = None


def is_mirror(root: Optional[TreeNode]) -> Optional[bool]:
    level = [root] if root is not None else []
    while level:
        values = [node.val for node in level]
        if values != values[::-1]:
            return False
        children = [child for node in level for child in (node.left, node.right)]
        level = [child for child in children if child is not None]
    return True


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
    print(str(is_mirror(root)).lower())


main()
