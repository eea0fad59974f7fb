import sys

text = sys.stdin.read()
print(text, ascii(text[-2:]), len(text), len(text.encode('utf-8', 'surrogateescape')))
print(text.splitlines()[-1:], repr(text[-2:]))
text.encode()
