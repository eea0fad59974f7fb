import contextvars
import decimal
import sys
import threading

size = len(sys.stdin.buffer.read())
local = threading.local()
variable = contextvars.ContextVar('variable', default='unset')
print(variable.get(), hasattr(local, 'x'), size)
variable.set('set')
local.x = 1
if size >= 8:
    decimal.setcontext(decimal.Context(prec=3))
assert len(contextvars.copy_context()) > (1 if size >= 8 else 2)
