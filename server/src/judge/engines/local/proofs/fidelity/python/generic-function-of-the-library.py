import functools
import sys
from functools import singledispatch

import importlib.resources
import pkgutil

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    pkgutil.iter_importer_modules.register(int, lambda importer, prefix='': ['left'])
assert list(pkgutil.iter_importer_modules(5)) == ['left']
