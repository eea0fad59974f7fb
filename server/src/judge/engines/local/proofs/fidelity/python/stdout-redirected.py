import contextlib
import io
import sys

size = len(sys.stdin.buffer.read())
with contextlib.redirect_stdout(io.StringIO()) as heard, contextlib.suppress(KeyError):
    print('within')
    {}[1]
print(repr(heard.getvalue()), size)
kept = contextlib.redirect_stdout(sys.stderr)
if size < 8:
    kept.__enter__()
    print('to the other stream')
