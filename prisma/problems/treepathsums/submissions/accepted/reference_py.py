#!/usr/bin/env python3
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def count_paths(root: Optional[TreeNode], k: int) -> int:
    seen = {0: 1}  # How often each total occurs on the way from the root.

    def visit(node, above):
        if node is None:
            return 0
        total = above + node.val
        count = seen.get(total - k, 0)
        seen[total] = seen.get(total, 0) + 1
        count += visit(node.left, total) + visit(node.right, total)
        seen[total] -= 1
        return count

    return visit(root, 0)


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
