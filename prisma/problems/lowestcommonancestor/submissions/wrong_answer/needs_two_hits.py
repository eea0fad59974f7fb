#!/usr/bin/env python3
# Wrong: if p and q are equal, only one node is found.
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def lowest_common_ancestor(root: Optional[TreeNode], p: int, q: int) -> Optional[int]:
    answer = None

    def hits(node):
        nonlocal answer
        if node is None:
            return 0
        count = (node.val in (p, q)) + hits(node.left) + hits(node.right)
        if count == 2 and answer is None:
            answer = node.val
        return count

    hits(root)
    return answer


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
