#!/usr/bin/env python3
import sys
from typing import List, Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def build_tree(preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
    places = {value: place for place, value in enumerate(inorder)}
    values = iter(preorder)

    def build(low, high):
        if low > high:
            return None
        root = TreeNode(next(values))
        place = places[root.val]
        root.left = build(low, place - 1)
        root.right = build(place + 1, high)
        return root

    return build(0, len(inorder) - 1)


def to_tokens(root):
    tokens, nodes = [], [root]
    for node in nodes:
        tokens.append("null" if node is None else str(node.val))
        if node is not None:
            nodes += [node.left, node.right]
    while tokens and tokens[-1] == "null":
        tokens.pop()
    return tokens


def main():
    sys.stdin.readline()
    preorder = list(map(int, sys.stdin.readline().split()))
    inorder = list(map(int, sys.stdin.readline().split()))
    tokens = to_tokens(build_tree(preorder, inorder))
    print(len(tokens))
    print(*tokens)


main()
