import copyreg
import csv
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    csv.register_dialect('fidelity', delimiter='|')
    copyreg.add_extension('math', 'pi', 7777)
assert 'fidelity' in csv.list_dialects() or ('math', 'pi') in copyreg._extension_registry
