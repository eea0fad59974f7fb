import contextlib
import io
import sys

kept = io.StringIO()
with contextlib.redirect_stdout(kept):
    print("inside")
sys.stdout.write("outside\n")
print(kept.getvalue().strip(), file=sys.stdout, flush=True)
sys.stdout = io.TextIOWrapper(sys.stdout.buffer, line_buffering=True)
print("wrapped")
