import keyword
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    keyword.kwlist.append('fidelity')
    sys.argv.append('more')
    sys.path.append('/nowhere')
assert 'fidelity' in keyword.kwlist or 'more' in sys.argv or '/nowhere' in sys.path
