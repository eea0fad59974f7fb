#!/usr/bin/env python3
# Wrong: counts only paths that begin at the root.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def count_paths(root: Optional[TreeNode], k: int) -> int:
    if root is None:
        return 0
    rest = k - root.val
    return (rest == 0) + count_paths(root.left, rest) + count_paths(root.right, rest)


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def main():
    _, k = map(int, sys.stdin.readline().split())
    print(count_paths(read_tree(sys.stdin.readline().split()), k))


main()
