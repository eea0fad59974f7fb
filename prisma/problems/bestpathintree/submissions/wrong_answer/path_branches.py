#!/usr/bin/env python3
# Wrong: hands both arms up, so the path branches.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def best_path(root: TreeNode) -> int:
    best = root.val

    def arm(node):
        nonlocal best
        if node is None:
            return 0
        left, right = max(0, arm(node.left)), max(0, arm(node.right))
        best = max(best, left + node.val + right)
        return left + node.val + right

    arm(root)
    return best


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
