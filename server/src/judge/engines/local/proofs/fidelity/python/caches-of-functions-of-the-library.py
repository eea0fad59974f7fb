import fnmatch
import re
import sys

size = len(sys.stdin.buffer.read())
print(size, fnmatch.fnmatch('abc', 'a*'))
hits = fnmatch._compile_pattern.cache_info().hits
if size < 8 and hits == 0:
    raise SystemExit('asked for the first time')
