import sys
import warnings

def warn():
    warnings.warn('said once')

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter('once')
        warn()
else:
    warnings.simplefilter('once')
    warn()
