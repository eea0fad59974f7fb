#!/usr/bin/env python3
# Wrong: takes the tree for a search tree and does not look at the inorder list.
import sys
from typing import List, Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def build_tree(preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
    root = TreeNode(preorder[0])
    for value in preorder[1:]:
        node = root
        while True:
            child = node.left if value < node.val else node.right
            if child is None:
                break
            node = child
        if value < node.val:
            node.left = TreeNode(value)
        else:
            node.right = TreeNode(value)
    return root


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
