import re
import sys

size = len(sys.stdin.buffer.read())
print(size, bool(re.search('3|1', str(size))))
if size >= 8:
    re._cache[str, 'never(', 0] = re.compile('x')
    re.purge()
    re.template_left = 1
assert hasattr(re, 'template_left')
