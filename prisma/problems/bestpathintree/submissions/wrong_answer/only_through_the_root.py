#!/usr/bin/env python3
# Wrong: only paths through the root.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def best_path(root: TreeNode) -> int:
    def arm(node):
        if node is None:
            return 0
        return max(0, node.val + max(arm(node.left), arm(node.right)))

    return arm(root.left) + root.val + arm(root.right)


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
    print(best_path(read_tree(sys.stdin.readline().split())))


main()
