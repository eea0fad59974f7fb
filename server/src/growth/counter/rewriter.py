"""Puts the counting into a program."""

from __future__ import annotations

import ast
from typing import Any, Iterable, Sequence

from .charges import FUNCTIONS, Library, charge_call, hook, is_fed, is_minus_one, used
from .methods import METHOD_NAMES
from .names import STEPS


# In each run as long as it is written.
LITERALS = (ast.Constant, ast.Tuple, ast.List, ast.Set)
# An order is nearly always that of numbers, in the innermost loop: there a call would take longer than all else.
COMPARISONS = (ast.Eq, ast.NotEq)


def paired(op: ast.AST, left: ast.expr, right: ast.expr) -> ast.Call:
    return hook("__paired__", ast.Constant(type(op).__name__), left, right)


def statements(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


class Rewriter(ast.NodeTransformer):
    """Puts the counting into a program. A call by which it recurses may have frames of the counting around it."""

    def __init__(self, counted: Iterable[str], most: int) -> None:
        self.counted = set(counted)
        self.most = most
        self.found = False
        self.library = Library(ast.Module([], []))

    def program(self, tree: ast.Module) -> ast.Module:
        self.library = Library(tree)
        tree.body = self.block(tree.body)
        return tree

    def block(self, body: Sequence[ast.AST], *, is_loop: bool = False) -> list[Any]:
        out = statements(f"if {STEPS}[0] > {self.most}: __cap__()") if is_loop else []
        for node in body:
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            free = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
            new = self.visit(node)
            if not is_text and not isinstance(node, free):
                out += statements(f"{STEPS}[0] += 1")
            out.append(new)
        return out

    def generic_visit(self, node: ast.AST) -> ast.AST:
        is_loop = isinstance(node, (ast.For, ast.While, ast.AsyncFor))
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, field, self.block(value, is_loop=is_loop and field == "body"))
            elif isinstance(value, list):
                setattr(node, field, [self.visit(x) if isinstance(x, ast.AST) else x for x in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        node.body = self.block(node.body)
        if node.guard is not None:
            node.guard = self.visit(node.guard)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.target = self.visit(node.target)
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef, is_counted: bool = False) -> ast.AST:
        is_counted = is_counted or node.name in self.counted
        returns, node.returns = node.returns, None
        self.generic_visit(node)
        node.returns = returns
        at = 1 if ast.get_docstring(node) is not None else 0
        head, rest = node.body[:at], node.body[at:]
        rest = statements(f"if {STEPS}[0] > {self.most}: __cap__()") + rest
        if is_counted:
            self.found = True
            rest = statements("__enter__()") + [ast.Try(rest, [], [], statements("__leave__()"))]
        node.body = head + rest
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if node.name not in self.counted:
            return self.generic_visit(node)
        functions = [one for one in node.body if isinstance(one, ast.FunctionDef)]
        for function in functions:
            self.visit_FunctionDef(function, True)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        node.body = ast.BoolOp(ast.And(), [hook("__turn__"), self.visit(node.body)])
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.ifs.insert(0, hook("__turn__"))
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            return hook("__made__", node) if isinstance(node.slice, ast.Slice) else node
        if isinstance(node.slice, ast.Slice) or (isinstance(node.ctx, ast.Del) and not is_minus_one(node.slice)):
            node.value = hook("__edited__", node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        is_charged = isinstance(node.ctx, ast.Load) and node.attr in METHOD_NAMES | FUNCTIONS
        return hook("__charged__", node) if is_charged else node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        is_handed = isinstance(node.ctx, ast.Load) and self.library.may_be_function(node.id)
        return hook("__charged__", node) if is_handed and node.id not in self.library.bound else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        is_number = any(
            isinstance(side, ast.Constant) and isinstance(side.value, (int, float))
            for side in (node.left, node.right)
        )
        self.generic_visit(node)
        if isinstance(node.op, ast.BitAnd):
            return node if is_number else paired(node.op, node.left, node.right)
        joins = (ast.Add, ast.Sub, ast.BitOr, ast.BitXor)
        if isinstance(node.op, ast.Mult) or (isinstance(node.op, joins) and not is_number):
            return hook("__made__", node)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.BitOr)) and not isinstance(node.value, ast.Constant):
            node.value = hook("__made__", node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        sides = [node.left, *node.comparators]
        has_constant = any(isinstance(side, ast.Constant) for side in sides)
        self.generic_visit(node)
        if len(node.ops) == 1 and isinstance(node.ops[0], COMPARISONS):
            return node if has_constant else paired(node.ops[0], node.left, node.comparators[0])
        for at, op in enumerate(node.ops):
            if isinstance(op, (ast.In, ast.NotIn)) and not isinstance(node.comparators[at], LITERALS):
                # What stands in for it is nothing that the next one could compare.
                name = "__searched__" if at == len(node.ops) - 1 else "__made__"
                node.comparators[at] = hook(name, node.comparators[at])
            elif isinstance(op, (ast.Eq, ast.NotEq)) and not has_constant:
                node.comparators[at] = hook("__made__", node.comparators[at])
        return node

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = used("*", node.value)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        for at, key in enumerate(node.keys):
            if key is None:
                node.values[at] = hook("__made__", node.values[at])
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        func = node.func
        self.generic_visit(node)
        charge_call(func, node, self.library)
        if isinstance(func, ast.Attribute) and func.attr == "join" and is_fed(func, node):
            return hook("__made__", node)
        is_looked_up = isinstance(func, ast.Name) and func.id == "getattr"
        return hook("__charged__", node) if is_looked_up else node
