"""What a program may not have if its steps are to be counted."""

from __future__ import annotations

import ast

from .names import OWN_NAMES

# What changes how names are found, or works unseen, cannot be counted.
UNSEEN = {"exec", "eval", "compile", "globals", "locals", "vars", "__import__", "setattr", "settrace"}
# Chance is the same in every run, unless a program asks for its own.
OTHER_CHANCE = {"seed", "SystemRandom", "urandom"}
SEEN_MODULES = set(
    "__future__ abc bisect collections copy dataclasses enum functools heapq io itertools math operator"
    " os random string sys threading time types typing".split()
)


class NotCounted(Exception):
    """The program uses what cannot be counted."""


class Refusals(ast.NodeVisitor):
    """Raises NotCounted where a program has such a thing."""

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in UNSEEN | OWN_NAMES:
            raise NotCounted(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in UNSEEN | OTHER_CHANCE:
            raise NotCounted(node.attr)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        for one in node.names:
            if one.name.split(".")[0] not in SEEN_MODULES:
                raise NotCounted(one.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if (node.module or "").split(".")[0] not in SEEN_MODULES:
            raise NotCounted(node.module)

    # Annotations are not steps: they may name what they like.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (node.args, *node.body, *node.decorator_list):
            self.visit(part)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        pass
