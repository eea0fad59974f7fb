#!/usr/bin/env python3
import sys
from typing import Optional

sys.setrecursionlimit(10000)


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None


class SearchTree:
    def __init__(self):
        self.root: Optional[TreeNode] = None

    def insert(self, value: int) -> None:
        self.root = self.with_value(self.root, value)

    def delete(self, value: int) -> None:
        self.root = self.without(self.root, value)

    def contains(self, value: int) -> bool:
        node = self.root
        while node is not None and node.val != value:
            node = node.left if value < node.val else node.right
        return node is not None

    # Both return the root of the subtree after the change.
    def with_value(self, node, value):
        if node is None:
            return TreeNode(value)
        if value < node.val:
            node.left = self.with_value(node.left, value)
        elif value > node.val:
            node.right = self.with_value(node.right, value)
        return node

    def without(self, node, value):
        if node is None:
            return None
        if value < node.val:
            node.left = self.without(node.left, value)
        elif value > node.val:
            node.right = self.without(node.right, value)
        elif node.left is None:
            return node.right
        elif node.right is None:
            return node.left
        else:
            following = node.right
            while following.left is not None:
                following = following.left
            node.val = following.val
            node.right = self.without(node.right, following.val)
        return node


def tree_tokens(root):
    nodes = [root]
    for node in nodes:
        if node is not None:
            nodes += [node.left, node.right]
    while nodes and nodes[-1] is None:
        nodes.pop()
    return ["null" if node is None else str(node.val) for node in nodes]


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    tree = SearchTree()
    out = []
    for line in lines[1 : q + 1]:
        name, value = line.split()
        if name == "insert":
            tree.insert(int(value))
        elif name == "delete":
            tree.delete(int(value))
        else:
            out.append("true" if tree.contains(int(value)) else "false")
    out.append(" ".join(tree_tokens(tree.root)))
    print("\n".join(out))


main()
