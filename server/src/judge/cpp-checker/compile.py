# Runs in the sandbox: makes a program of C++ sources, which come as JSON on stdin, and prints it.
import json
import os
import subprocess
import sys
import tempfile

NO_COMPILER, REFUSED = 3, 4
# Older packages are written for the older one, and older compilers know no newer one.
STANDARDS = ('gnu++20', 'gnu++17')
SAID_LENGTH = 4000

folder = tempfile.mkdtemp()
for name, text in json.load(sys.stdin)['files'].items():
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8', errors='surrogateescape', newline='') as file:
        file.write(text)

os.chdir(folder)
sources = sorted(
    os.path.relpath(os.path.join(at, name))
    for at, _, names in os.walk('.')
    for name in names
    if name.endswith(('.cpp', '.cc', '.cxx', '.c++', '.C', '.c'))
)
said = None
for standard in STANDARDS:
    command = ['g++', '-x', 'c++', '-O2', '-std=' + standard, '-pipe', '-s', '-pthread', '-I.']
    try:
        done = subprocess.run(
            [*command, '-o', '.program', *sources], stdin=subprocess.DEVNULL, capture_output=True
        )
    except OSError as error:
        print(error, file=sys.stderr)
        sys.exit(NO_COMPILER)
    if done.returncode == 0:
        with open('.program', 'rb') as program:
            sys.stdout.buffer.write(program.read())
        sys.exit(0)
    said = said or done.stderr

sys.stderr.buffer.write((said or b'')[:SAID_LENGTH])
sys.exit(REFUSED)
