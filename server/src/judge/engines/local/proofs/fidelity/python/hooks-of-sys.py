import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    sys.excepthook = lambda *error: None
    sys.unraisablehook = lambda *error: None
    sys.displayhook = lambda value: None
    sys.tracebacklimit = 0
else:
    raise ValueError('who hears of it?', size)
