#!/usr/bin/env python3
# Wrong: takes the highest of the common ancestors.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def lowest_common_ancestor(root: Optional[TreeNode], p: int, q: int) -> Optional[int]:
    def way_to(value, node):
        if node is None:
            return []
        if node.val == value:
            return [node.val]
        way = way_to(value, node.left) or way_to(value, node.right)
        return [node.val] + way if way else []

    way = way_to(q, root)
    for value in way_to(p, root):
        if value in way:
            return value
    return None


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
