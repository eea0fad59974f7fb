# As many files and pipes as there are to be had.
import fcntl
import os

held = []
try:
    for _ in range(2000):
        held.append(os.open("/usr/bin/env", os.O_RDONLY))
except OSError:
    pass
if len(held) > 300:
    print("REACHED", len(held))
for fd in held:
    os.close(fd)
pipes = 0
try:
    for _ in range(1000):
        _, write = os.pipe()
        fcntl.fcntl(write, 1031, 1 << 20)
        os.set_blocking(write, False)
        pipes += os.write(write, b"x" * (1 << 20))
except OSError:
    pass
print("REACHED" if pipes > 80 << 20 else "contained", pipes >> 20)
