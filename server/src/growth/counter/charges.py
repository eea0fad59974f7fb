"""What a call of the library costs: the length of what it goes through."""

from __future__ import annotations

import ast

CONSUMERS = set(
    "sorted sum min max any all list set dict tuple frozenset Counter deque heapify reduce accumulate"
    " copy deepcopy fsum prod shuffle sample choices".split()
)
HALVING = {"heappush", "heappop", "heapreplace", "heappushpop", "bisect", "bisect_left", "bisect_right"}
# With what a generator gives they cost what the generator does, and `join` its result.
FED = {"join", "extend", "extendleft", "update", "subtract"}
# Of a range, which they do not go through.
CHOOSING = {"sample", "choices"}
INSERTING = {"insort", "insort_left", "insort_right"}
LIBRARY_NAMES = {"heapq", "bisect", "copy", "functools", "math", "collections", "itertools", "random"}
TAKING_SECOND = {"reduce", "nlargest", "nsmallest"}
FUNCTIONS = CONSUMERS | HALVING | INSERTING | TAKING_SECOND
TYPES = {"list", "set", "dict", "tuple", "frozenset", "Counter", "deque"}


def hook(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def used(name: str, value: ast.expr) -> ast.Call:
    return hook("__used__", ast.Constant(name), value)


class Library:
    """What a program calls the library by."""

    def __init__(self, program: ast.AST) -> None:
        self.modules: set[str] = set()
        # By the name that a program gives it, the function's own.
        self.functions: dict[str, str] = {name: name for name in FUNCTIONS}
        # By a function or class of the program, and by anything of it.
        self.defined: set[str] = set()
        self.bound: set[str] = set()
        nodes = list(ast.walk(program))
        # What a class has is not called by its name alone.
        members = {id(one) for node in nodes if isinstance(node, ast.ClassDef) for one in node.body}
        for node in nodes:
            if isinstance(node, ast.Import):
                self.modules |= {one.asname or one.name for one in node.names if one.name in LIBRARY_NAMES}
            elif isinstance(node, ast.ImportFrom) and node.module in LIBRARY_NAMES:
                self.functions |= {one.asname or one.name: one.name for one in node.names if one.name in FUNCTIONS}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.bound.add(node.id)
            elif isinstance(node, ast.arg):
                self.bound.add(node.arg)
            elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and id(node) not in members:
                self.defined.add(node.name)
        self.bound |= self.defined
        self.modules -= self.bound

    def function(self, func: ast.expr) -> str | None:
        """The function's own name, where it can be nothing else; None: it may."""
        if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name):
            return func.attr if func.value.id in self.modules and func.attr in FUNCTIONS else None
        if not isinstance(func, ast.Name):
            return None
        name = self.functions.get(func.id)
        others = self.defined if name in TYPES else self.bound
        return None if func.id in others else name

    def is_type(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and self.functions.get(node.id) in TYPES

    def may_be_function(self, name: str) -> bool:
        return self.functions.get(name, "list") not in TYPES


def is_last(func: ast.expr, node: ast.Call) -> bool:
    """Whether it takes out the last element, which costs as much as a statement."""
    is_at_end = not node.args or is_minus_one(node.args[0])
    return isinstance(func, ast.Attribute) and func.attr == "pop" and is_at_end


def is_fed(func: ast.expr, node: ast.Call) -> bool:
    """Whether it goes through a generator that is written there, which counts its own turns."""
    is_generator = len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp)
    return isinstance(func, ast.Attribute) and func.attr in FED and is_generator


def is_minus_one(node: ast.expr) -> bool:
    if not isinstance(node, ast.UnaryOp) or not isinstance(node.op, ast.USub):
        return False
    return isinstance(node.operand, ast.Constant) and node.operand.value == 1


def charge_call(func: ast.expr, node: ast.Call, library: Library) -> None:
    """`func` is what `node` calls, with its own parts rewritten, and nothing around it."""
    name = library.function(func)
    if name is not None:
        node.func = func
        charge_function(name, node)
    elif is_last(func, node) or is_fed(func, node):
        node.func = func
    elif isinstance(func, ast.Name) and library.may_be_function(func.id):
        node.func = hook("__charged__", func)
    if isinstance(func, ast.Name) and func.id == "map" and node.args and library.is_type(node.args[0]):
        node.args[0] = hook("__charged__", node.args[0])


def charge_function(name: str, node: ast.Call) -> None:
    at = 1 if name in TAKING_SECOND else 0
    if len(node.args) <= at or isinstance(node.args[at], ast.Starred):
        return
    if isinstance(node.args[at], ast.GeneratorExp) and name != "sorted":
        return
    if name in ("min", "max") and len(node.args) > 1:
        return
    node.args[at] = used(name, node.args[at])
