"""What it is about."""
from __future__ import annotations
import sys
import typing

x: int = 1
y: Missing

class A:
    z: A
    w: typing.ClassVar[list[A]] = []

def f(a: A, *b: int) -> None:
    """Says nothing."""

print(__doc__, __annotations__, A.__annotations__, f.__annotations__, f.__doc__, len(sys.stdin.read()))
print(typing.get_type_hints(A)['z'] is A)
