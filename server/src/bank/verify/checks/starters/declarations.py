"""Reads a Python program on stdin and prints what it declares, as JSON: [{name, start, end}] in lines from 0."""

import ast
import json
import sys


def name_of(node):
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return node.name
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Assign)):
        return ast.unparse(node)
    return None


def main():
    tree = ast.parse(sys.stdin.read())
    json.dump(
        [
            {"name": name_of(node), "start": node.lineno - 1, "end": node.end_lineno}
            for node in tree.body
            if name_of(node) is not None
        ],
        sys.stdout,
    )


main()
