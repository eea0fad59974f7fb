#!/usr/bin/env python3
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def lowest_common_ancestor(root: Optional[TreeNode], p: int, q: int) -> Optional[int]:
    def search(node):
        if node is None or node.val in (p, q):
            return node
        left, right = search(node.left), search(node.right)
        if left is not None and right is not None:
            return node
        return right if left is None else left

    return search(root).val


def read_tree(tokens):
    nodes = [None if token == "null" else TreeNode(int(token)) for token in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0] if nodes else None


def main():
    _, p, q = map(int, sys.stdin.readline().split())
    root = read_tree(sys.stdin.readline().split())
    print(lowest_common_ancestor(root, p, q))


main()
