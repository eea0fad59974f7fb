import inspect
import sys
import traceback

def here():
    return len(inspect.stack()), [frame.name for frame in traceback.extract_stack()], inspect.currentframe().f_lineno

print(here(), len(sys.stdin.read()))
print(inspect.getsource(here).count('\n'), inspect.signature(here), inspect.getmodule(here).__name__)
traceback.print_stack(file=sys.stdout)
