"""Values that are told in a word, and what is asked of types and exceptions without asking them."""

from __future__ import annotations

import types
from json.encoder import encode_basestring_ascii as quote

# Functions and classes are the program's text, not its state.
NOT_SHOWN = (
    *(types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType, type),
    *(staticmethod, classmethod, property),
)
TEXT = 200
EXACT_INTEGER = 2**53

type_dict = type.__dict__["__dict__"].__get__
type_mro = type.__dict__["__mro__"].__get__
type_name = type.__dict__["__name__"].__get__
exception_args = BaseException.__dict__["args"].__get__



def words(text: str) -> str:
    """What is neither a number nor a text of the program: shown as it is said here."""
    return f'["~",{quote(text)}]'


def cut(text: str) -> str:
    return text if len(text) <= TEXT else f"{text[:TEXT]}…"


def is_hidden(of: type) -> bool:
    return issubclass(of, NOT_SHOWN)


def message_of(error: BaseException) -> str:
    """Without asking the error, whose words may be the program's own."""
    args = exception_args(error)
    first = args[0] if args else ""
    if type(first) is str:
        return cut(first)
    return cut(str(first)) if type(first) is int and first.bit_length() < 2000 else ""
