"""What the objects are that every test of a process meets, to be compared with what a test has left."""

import builtins
import gc
import os
import sys
import _signal
import _thread
import _warnings
from operator import is_

# Of a class that can be changed. Other classes are the interpreter's own.
CHANGEABLE, FIXED = 1 << 9, 1 << 8


class Picture:
    """By identity: what is equal is not yet the same."""

    def __init__(self, space):
        self.space = space
        self.names, self.values = tuple(space), tuple(space.values())

    def is_as_before(self):
        return (
            len(self.space) == len(self.names)
            and all(map(is_, self.space, self.names))
            and all(map(is_, self.space.values(), self.values))
        )


def pictures_of(modules):
    """Of the interpreter's names, of these modules, and of what belongs to the things they give out."""
    pictures = [Picture(space) for space in (vars(builtins), vars(sys), sys.modules)]
    todo, known = [module for module in modules if module is not sys], set()
    while todo:
        thing = todo.pop()
        space = getattr(thing, "__dict__", None)
        if space is None or id(thing) in known:
            continue
        known.add(id(thing))
        if isinstance(thing, type):
            todo += (type(thing), *thing.__mro__)
            if not thing.__flags__ & CHANGEABLE or thing.__flags__ & FIXED:
                continue
        pictures.append(Picture(space))
        todo += (part for part in space.values() if type(part) is not type(sys))
    return pictures


def surroundings():
    """What is no name of anything and can be told of the process."""
    return (
        *([*sys.argv], [*sys.path], dict(os.environ), [*_warnings.filters]),
        *(os.getcwd(), next_descriptor(), _thread._count()),
        *(gc.isenabled(), gc.get_threshold(), sys.gettrace(), sys.getprofile(), sys.getswitchinterval()),
        [_signal.getsignal(number) for number in range(1, _signal.NSIG)],
    )


def next_descriptor():
    """The lowest that is free: another one where a file was left open, or one of ours was closed."""
    fd = os.dup(0)
    os.close(fd)
    return fd
