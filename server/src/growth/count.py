"""Runs a program on the input it is given and counts its steps; what it prints is thrown away.

A step is a statement, a turn of a comprehension, or a call of a lambda. A call of the library that goes
through a list, a text or a set is charged with its length, sorting with n log n. Of a program that has
the functions or classes that are asked for, only what happens inside them counts: reading the input is
the same for everybody. Writes one line of JSON.
"""

import ast
import collections
import io
import json
import random
import sys
import threading

STEPS = "__steps__"
# What changes how names are found, or works unseen, cannot be counted.
UNSEEN = {"exec", "eval", "compile", "globals", "locals", "vars", "__import__", "setattr", "settrace"}
# Chance is the same in every run, unless a program asks for its own.
OTHER_CHANCE = {"seed", "SystemRandom", "urandom"}
OWN_NAMES = {STEPS} | {
    f"__{name}__" for name in ("cap", "turn", "made", "searched", "used", "enter", "leave")
}
SEEN_MODULES = set(
    "__future__ abc bisect collections copy dataclasses enum functools heapq io itertools math operator"
    " os random string sys threading time types typing".split()
)
ORDERED = (list, tuple, str, bytes, bytearray, collections.deque)
SIZED = (*ORDERED, dict, set, frozenset)
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


class NotCounted(Exception):
    """The program uses what cannot be counted."""


class Meter:
    """Counts; ends the process when there is enough."""

    def __init__(self, most, report):
        self.steps = [0]
        self.most = most
        self.report = report
        self.depth = 0
        self.since = 0
        self.inside = 0

    def enter(self):
        if self.depth == 0:
            self.since = self.steps[0]
        self.depth += 1

    def leave(self):
        self.depth -= 1
        if self.depth == 0:
            self.inside += self.steps[0] - self.since

    def cap(self):
        self.report({"capped": True})

    def turn(self):
        self.steps[0] += 1
        if self.steps[0] > self.most:
            self.cap()
        return True

    def made(self, value):
        """A new list, text or set, at the cost of its length."""
        if isinstance(value, SIZED):
            self.steps[0] += len(value)
        return value

    def searched(self, value):
        if isinstance(value, ORDERED):
            self.steps[0] += len(value)
        return value

    def used(self, name, value):
        """What a call named so goes through."""
        if not isinstance(value, SIZED):
            if hasattr(value, "__next__") or isinstance(value, (map, filter, zip)):
                if name == "sorted":
                    value = list(value)
                else:
                    return self.each(value)
            elif isinstance(value, range):
                self.steps[0] += len(value)
                return value
            else:
                return value
        size = len(value)
        if name in HALVING:
            size = size.bit_length()
        elif name in ("sorted", "sort", "most_common"):
            size *= size.bit_length()
        elif isinstance(value, (dict, set)) and name in CONSTANT_IN_DICTS:
            size = 0
        self.steps[0] += size
        return value

    def each(self, values):
        for value in values:
            self.steps[0] += 1
            yield value


def call(name, *args):
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def statements(text):
    return ast.parse(text).body


class Rewriter(ast.NodeTransformer):
    """Puts the counting into a program. Adds no frame, so that it recurses as deep as before."""

    def __init__(self, counted, most):
        self.counted = set(counted)
        self.most = most
        self.found = False

    def block(self, body, is_loop=False):
        out = statements(f"if {STEPS}[0] > {self.most}: __cap__()") if is_loop else []
        for node in body:
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            free = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
            new = self.visit(node)
            if not is_text and not isinstance(node, free):
                out += statements(f"{STEPS}[0] += 1")
            out.append(new)
        return out

    def generic_visit(self, node):
        is_loop = isinstance(node, (ast.For, ast.While, ast.AsyncFor))
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, field, self.block(value, is_loop and field == "body"))
            elif isinstance(value, list):
                setattr(node, field, [self.visit(x) if isinstance(x, ast.AST) else x for x in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node

    def visit_match_case(self, node):
        node.body = self.block(node.body)
        if node.guard is not None:
            node.guard = self.visit(node.guard)
        return node

    def visit_AnnAssign(self, node):
        node.target = self.visit(node.target)
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node):
        return node

    def visit_FunctionDef(self, node, is_counted=False):
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

    def visit_ClassDef(self, node):
        if node.name not in self.counted:
            return self.generic_visit(node)
        functions = [one for one in node.body if isinstance(one, ast.FunctionDef)]
        for function in functions:
            self.visit_FunctionDef(function, True)
        return node

    def visit_Lambda(self, node):
        node.body = ast.BoolOp(ast.And(), [call("__turn__"), self.visit(node.body)])
        return node

    def visit_comprehension(self, node):
        self.generic_visit(node)
        node.ifs.insert(0, call("__turn__"))
        return node

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            return call("__made__", node) if isinstance(node.slice, ast.Slice) else node
        if isinstance(node.ctx, ast.Del) or isinstance(node.slice, ast.Slice):
            node.value = call("__used__", ast.Constant("pop"), node.value)
        return node

    def visit_BinOp(self, node):
        is_number = any(
            isinstance(side, ast.Constant) and isinstance(side.value, (int, float))
            for side in (node.left, node.right)
        )
        self.generic_visit(node)
        joins = (ast.Add, ast.Sub, ast.BitOr, ast.BitAnd, ast.BitXor)
        if isinstance(node.op, ast.Mult) or (isinstance(node.op, joins) and not is_number):
            return call("__made__", node)
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.BitOr)) and not isinstance(node.value, ast.Constant):
            node.value = call("__made__", node.value)
        return node

    def visit_Compare(self, node):
        sides = [node.left, *node.comparators]
        has_constant = any(isinstance(side, ast.Constant) for side in sides)
        self.generic_visit(node)
        for at, op in enumerate(node.ops):
            if isinstance(op, (ast.In, ast.NotIn)):
                node.comparators[at] = call("__searched__", node.comparators[at])
            elif isinstance(op, (ast.Eq, ast.NotEq)) and not has_constant:
                node.comparators[at] = call("__made__", node.comparators[at])
        return node

    def visit_Starred(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = call("__used__", ast.Constant("*"), node.value)
        return node

    def visit_Dict(self, node):
        self.generic_visit(node)
        for at, key in enumerate(node.keys):
            if key is None:
                node.values[at] = call("__made__", node.values[at])
        return node

    def visit_Name(self, node):
        if node.id in UNSEEN:
            raise NotCounted(node.id)
        if node.id in OWN_NAMES:
            raise NotCounted(node.id)
        return node

    def visit_Attribute(self, node):
        if node.attr in UNSEEN | OTHER_CHANCE:
            raise NotCounted(node.attr)
        return self.generic_visit(node)

    def visit_Import(self, node):
        for one in node.names:
            if one.name.split(".")[0] not in SEEN_MODULES:
                raise NotCounted(one.name)
        return node

    def visit_ImportFrom(self, node):
        if (node.module or "").split(".")[0] not in SEEN_MODULES:
            raise NotCounted(node.module)
        return node

    def visit_Call(self, node):
        func = node.func
        self.generic_visit(node)
        if isinstance(func, ast.Name):
            self.charge_function(func.id, node)
        elif isinstance(func, ast.Attribute):
            owner = func.value
            if isinstance(owner, ast.Name) and owner.id in LIBRARY_NAMES:
                self.charge_function(func.attr, node)
            else:
                self.charge_method(func, node)
        return node

    def charge_function(self, name, node):
        at = 1 if name in ("reduce", "nlargest", "nsmallest") else 0
        if len(node.args) <= at or isinstance(node.args[at], (ast.Starred, ast.GeneratorExp)):
            return
        if name in ("min", "max") and len(node.args) > 1:
            return
        if name in CONSUMERS | HALVING | INSERTING | {"nlargest", "nsmallest"}:
            node.args[at] = call("__used__", ast.Constant(name), node.args[at])

    def charge_method(self, func, node):
        is_last = node.args and isinstance(node.args[0], ast.UnaryOp)
        if func.attr in OWN_LENGTH and not (func.attr == "pop" and (not node.args or is_last)):
            func.value = call("__used__", ast.Constant(func.attr), func.value)
        if func.attr in ARGUMENT_LENGTH and node.args:
            if not isinstance(node.args[0], (ast.Starred, ast.GeneratorExp)):
                node.args[0] = call("__used__", ast.Constant(func.attr), node.args[0])


def counting(source, counted, most):
    """The program with the counting in it, and whether it has what is counted."""
    rewriter = Rewriter(counted, most)
    tree = ast.parse(source)
    tree.body = rewriter.block(tree.body)
    return compile(ast.fix_missing_locations(tree), "main.py", "exec"), rewriter.found


def count(source, counted, most):
    outer = sys.stdout
    write, flush, leave = outer.write, outer.flush, __import__("os")._exit

    def report(answer):
        write(json.dumps(answer) + "\n")
        flush()
        leave(0)

    meter = Meter(most, report)
    try:
        code, is_found = counting(source, counted, most)
    except NotCounted as what:
        report({"unseen": str(what)})
        return
    names = {
        "__name__": "__main__",
        STEPS: meter.steps,
        "__cap__": meter.cap,
        "__turn__": meter.turn,
        "__made__": meter.made,
        "__searched__": meter.searched,
        "__used__": meter.used,
        "__enter__": meter.enter,
        "__leave__": meter.leave,
    }
    sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    random.seed(1)
    try:
        exec(code, names)
        for thread in threading.enumerate():
            if thread is not threading.current_thread():
                thread.join()
    except SystemExit as end:
        if end.code not in (None, 0):
            report({"failed": f"exit code {end.code}"})
    except BaseException as error:
        report({"failed": type(error).__name__})
    while meter.depth > 0:
        meter.leave()
    report({"steps": meter.inside if is_found else meter.steps[0], "whole": not is_found})
