import sys
import warnings

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    warnings.simplefilter('ignore')
warnings.warn('careful')
warnings.warn('old', DeprecationWarning)
