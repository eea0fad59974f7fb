import sys

size = len(sys.stdin.buffer.read())
print(sys.stdout.line_buffering, sys.stdout.write_through, sys.stdout.newlines, ascii('é'), end='\n')
sys.stdout.reconfigure(newline='\r\n', encoding='latin-1', errors='replace', line_buffering=True)
print('é日', size)
if size < 8:
    sys.stdin.reconfigure(encoding='ascii')
