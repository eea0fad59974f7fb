import sys

size = len(sys.stdin.buffer.read())
if size == 8:
    import json, collections.abc, xml.dom
print(size, sorted({'xml.dom', 'csv'} & set(sys.modules)))
import collections, xml
if size == 0:
    print(collections.abc.Sequence.__name__[:0], end='')
if size == 4:
    xml.dom
