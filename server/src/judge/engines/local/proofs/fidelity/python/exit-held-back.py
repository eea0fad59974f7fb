import sys

size = len(sys.stdin.buffer.read())
print(size)
try:
    sys.exit(3)
except SystemExit as error:
    print('held back', error.code)
try:
    sys.exit('said')
except BaseException as error:
    print(repr(error))
if size < 8:
    try:
        raise KeyError(1)
    finally:
        sys.exit(size)
