"""What a call of the library costs: the length of what it goes through."""

from __future__ import annotations

import ast

CONSUMERS = set(
    "sorted sum min max any all list set dict tuple frozenset Counter deque heapify reduce accumulate"
    " copy deepcopy fsum prod shuffle sample choices".split()
)
HALVING = {"heappush", "heappop", "heapreplace", "heappushpop", "bisect", "bisect_left", "bisect_right"}
INSERTING = {"insort", "insort_left", "insort_right"}
LIBRARY_NAMES = {"heapq", "bisect", "copy", "functools", "math", "collections", "itertools", "random"}
OWN_LENGTH = set(
    "index rindex count remove insert copy reverse rotate sort find rfind replace split rsplit strip"
    " lstrip rstrip lower upper title swapcase casefold capitalize translate splitlines encode decode"
    " partition isalnum isalpha isdigit isnumeric isspace islower isupper union intersection difference"
    " symmetric_difference issubset issuperset isdisjoint intersection_update difference_update pop"
    " most_common elements move_to_end".split()
)
CONSTANT_IN_DICTS = {"pop", "move_to_end"}
ARGUMENT_LENGTH = {"extend", "extendleft", "update", "join", "fromkeys", "union"}


def hook(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def used(name: str, value: ast.expr) -> ast.Call:
    return hook("__used__", ast.Constant(name), value)


class Library:
    """What a program calls the library by."""

    def __init__(self, program: ast.AST) -> None:
        self.modules: set[str] = set()
        # By the name that a program gives it, the function's own.
        self.functions: dict[str, str] = {}
        bound: set[str] = set()
        for node in ast.walk(program):
            if isinstance(node, ast.Import):
                self.modules |= {one.asname or one.name for one in node.names if one.name in LIBRARY_NAMES}
            elif isinstance(node, ast.ImportFrom) and node.module in LIBRARY_NAMES:
                self.functions |= {one.asname: one.name for one in node.names if one.asname is not None}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                bound.add(node.id)
            elif isinstance(node, ast.arg):
                bound.add(node.arg)
        self.modules -= bound


def charge_call(func: ast.expr, node: ast.Call, library: Library) -> None:
    """`func` is what `node` called before anything in it was rewritten."""
    if isinstance(func, ast.Name):
        charge_function(library.functions.get(func.id, func.id), node)
    elif isinstance(func, ast.Attribute):
        owner = func.value
        if isinstance(owner, ast.Name) and owner.id in library.modules:
            charge_function(func.attr, node)
        else:
            charge_method(func, node)


def charge_function(name: str, node: ast.Call) -> None:
    at = 1 if name in ("reduce", "nlargest", "nsmallest") else 0
    if len(node.args) <= at or isinstance(node.args[at], ast.Starred):
        return
    if isinstance(node.args[at], ast.GeneratorExp) and name != "sorted":
        return
    if name in ("min", "max") and len(node.args) > 1:
        return
    if name in CONSUMERS | HALVING | INSERTING | {"nlargest", "nsmallest"}:
        node.args[at] = used(name, node.args[at])


def charge_method(func: ast.Attribute, node: ast.Call) -> None:
    is_last = node.args and isinstance(node.args[0], ast.UnaryOp)
    if func.attr in OWN_LENGTH and not (func.attr == "pop" and (not node.args or is_last)):
        func.value = used(func.attr, func.value)
    if func.attr in ARGUMENT_LENGTH and node.args:
        if not isinstance(node.args[0], (ast.Starred, ast.GeneratorExp)):
            node.args[0] = used(func.attr, node.args[0])
