import math
import string
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    vars(math).pop('floor', None)
    vars(string).pop('punctuation', None)
if size < 8 and hasattr(math, 'floor') and hasattr(string, 'punctuation'):
    raise SystemExit('both are there')
