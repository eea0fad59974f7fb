"""Reads a Python program on stdin and prints its mutants as JSON: [{line, what, source}]."""

import ast
import copy
import json
import re
import sys

PLUMBING = re.compile(r"^(?:main|read|parse|print|write|format)", re.I)
COMPARISONS = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXTREMES = {"min": "max", "max": "min"}


def faults(node):
    """Pairs of a description and a function that puts the fault into a copy of the node."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            for other in COMPARISONS.get(type(operator), ()):
                yield name(operator, other), set_item("ops", index, other())
    elif isinstance(node, (ast.BinOp, ast.AugAssign)):
        other = OPERATORS.get(type(node.op))
        if other is not None:
            yield name(node.op, other), set_field("op", other())
    elif isinstance(node, ast.BoolOp):
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield name(node.op, other), set_field("op", other())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for value in [1] if node.value == 0 else [node.value + 1, node.value - 1]:
            yield f"{node.value} became {value}", set_field("value", value)
    elif isinstance(node, (ast.If, ast.IfExp)):
        for value in (True, False):
            yield f"the condition became {value}", set_field("test", ast.Constant(value))
    elif isinstance(node, (ast.For, ast.While)):
        yield "the loop ends after one turn", add_break
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not is gone", set_field("op", ast.UAdd())
    elif isinstance(node, ast.Name) and node.id in EXTREMES:
        yield f"{node.id} became {EXTREMES[node.id]}", set_field("id", EXTREMES[node.id])


def name(operator, other):
    return f"{type(operator).__name__} became {other.__name__}"


def set_field(field, value):
    return lambda node: setattr(node, field, value)


def set_item(field, index, value):
    return lambda node: getattr(node, field).__setitem__(index, value)


def add_break(node):
    node.body = node.body + [ast.Break()]


def algorithm(tree):
    """Every node inside a function or class that does more than read and print."""
    for top in tree.body:
        if isinstance(top, (ast.FunctionDef, ast.ClassDef)) and not PLUMBING.match(top.name):
            yield from ast.walk(top)


def main():
    source = sys.stdin.read()
    tree = ast.parse(source)
    # Nodes of a copy are found by their position in the walk, which is the same for both.
    positions = {id(node): index for index, node in enumerate(ast.walk(tree))}
    mutants = []
    for node in algorithm(tree):
        for what, spoil in faults(node):
            other = copy.deepcopy(tree)
            twin = next(n for i, n in enumerate(ast.walk(other)) if i == positions[id(node)])
            spoil(twin)
            ast.fix_missing_locations(other)
            mutants.append({"line": node.lineno, "what": what, "source": ast.unparse(other)})  # pyright: ignore[reportAttributeAccessIssue]
    mutants.sort(key=lambda mutant: mutant["line"])
    json.dump(mutants, sys.stdout)


main()
