import os
import sys

print(sys.argv, sys.path[0], sys.orig_argv[1:], len(sys.stdin.read()))
print(os.path.basename(sys.executable), sys.flags, sys.dont_write_bytecode, sys.warnoptions, sys._xoptions)
print(__name__, __file__, __doc__, __package__, __spec__, type(__loader__).__name__, __builtins__, sorted(globals()))
