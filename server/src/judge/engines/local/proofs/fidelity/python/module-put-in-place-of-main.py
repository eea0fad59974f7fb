import sys
import types

size = len(sys.stdin.buffer.read())
print(size)

class Module(types.ModuleType):
    @property
    def late(self):
        return size

sys.modules[__name__].__class__ = Module
import __main__
print(__main__.late)
if size >= 8:
    sys.modules['__main__'] = types.ModuleType('__main__')
