import codecs
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    codecs.register_error('fidelity', lambda error: ('?', error.end))
    codecs.register(lambda name: codecs.lookup('ascii') if name == 'fidelity' else None)
found = 0
for look_up in codecs.lookup_error, codecs.lookup:
    try:
        look_up('fidelity')
        found += 1
    except LookupError:
        pass
assert found
