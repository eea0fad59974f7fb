#!/usr/bin/env python3
# Wrong: the parts of the inorder list change sides.
import sys
from typing import List, Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


def build_tree(preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
    if not preorder:
        return None
    root = TreeNode(preorder[0])
    size = inorder.index(root.val)
    root.right = build_tree(preorder[1 : size + 1], inorder[:size])
    root.left = build_tree(preorder[size + 1 :], inorder[size + 1 :])
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
