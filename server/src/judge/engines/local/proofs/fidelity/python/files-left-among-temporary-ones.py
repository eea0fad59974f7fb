import os
import sys
import tempfile

size = len(sys.stdin.buffer.read())
path = os.path.join(tempfile.gettempdir(), 'fidelity-left')
print(size)
if size >= 8:
    open(path, 'w').close()
    kept = tempfile.NamedTemporaryFile(delete=False)
assert os.path.exists(path)
