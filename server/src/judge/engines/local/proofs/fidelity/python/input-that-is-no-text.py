import sys

raw = sys.stdin.buffer.read()
print(sys.stdin.encoding, sys.stdin.errors, sys.stdout.encoding, sys.stdout.errors, sys.stderr.errors)
print(ascii(raw.decode('utf-8', 'surrogateescape')[-4:]), raw.decode('latin-1')[-2:].encode('latin-1') == raw[-2:])
print(raw.decode('utf-8', 'surrogateescape')[-3:])
print(len(raw.decode('utf-8')))
