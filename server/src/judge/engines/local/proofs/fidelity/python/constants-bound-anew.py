import string
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    string.digits += 'abc'
    string.Template.delimiter = '%'
assert string.digits.endswith('c') or string.Template.delimiter == '%'
