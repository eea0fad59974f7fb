import sys
import importlib.abc
import importlib.machinery

class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path, target=None):
        if name == 'made_up':
            return importlib.machinery.ModuleSpec(name, self)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.value = 7

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    sys.meta_path.append(Finder())
import made_up
